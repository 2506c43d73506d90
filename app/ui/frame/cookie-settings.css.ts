import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, breakpoints, fromHeight } from '~/theme/breakpoints';
import { rem } from '~/theme/rem';
import { arrange, bareButton, square, typography, unseen } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

/** Pixels of the tab that are seen: less than the gutter. */
const TAB = 15;

export const categories = styleVariants({
  full: { border: `1px solid ${vars.color.hairline}`, borderRadius: vars.radius.card },
  short: { ...arrange.flow('0 20px'), '@media': { [breakpoints.narrow]: { columnGap: 12 } } },
});

export const category = styleVariants({
  full: {
    ...arrange.grid('2px 12px'),
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    padding: '14px 16px',
    cursor: 'pointer',
    selectors: { 'li + li > &': { borderTop: `1px solid ${vars.color.hairline}` } },
  },
  short: {
    ...arrange.grid(10),
    gridTemplateColumns: '20px auto',
    alignItems: 'center',
    minHeight: 40,
    fontSize: rem(14),
    cursor: 'pointer',
    '@media': { [breakpoints.narrow]: { gap: 6, minHeight: 28, fontSize: rem(13) } },
  },
});

export const name = style({ fontWeight: 560, lineHeight: rem(22) });
export const alwaysOn = style({ fontSize: rem(13), lineHeight: rem(22), color: vars.color.text3 });
export const text = style({ gridColumn: '2 / -1', ...typography.small, color: vars.color.text2 });

const beside = style({ ...arrange.grid(vars.space.s2), gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
export const actions = styleVariants({
  full: [beside, { '@media': { [below(360)]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }],
  short: [beside, { '@media': { [breakpoints.narrow]: { rowGap: 4 } } }],
});
/** Rejecting and accepting are equally tall, also where one text takes two lines. */
export const choice = style({ display: 'grid' });
export const wide = style({ gridColumn: '1 / -1' });
/** In the question the buttons are narrow: their words get all the room there is. */
globalStyle(`${actions.short} button`, { '@media': { [breakpoints.narrow]: { paddingInline: 6 } } });

/**
 * Each sentence a block: as one, the question would be a phone's largest text, and a page would count as shown (largest contentful paint) when the
 * question comes, a second after its content. On phones the second one alone is said: the first is what a button says.
 */
export const sentence = style({
  display: 'inline-block',
  '@media': { [breakpoints.narrow]: { display: 'inline' } },
});
export const always = style([sentence, { '@media': { [breakpoints.narrow]: { display: 'none' } } }]);
/** On phones the categories are folded away: the question takes no more than a quarter of the screen. */
export const unfold = style({
  ...bareButton,
  display: 'none',
  color: vars.color.link,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  '@media': { [breakpoints.narrow]: { display: 'inline' } },
});
export const short = style({
  ...typography.small,
  color: vars.color.text2,
  '@media': { [breakpoints.narrow]: typography.meta },
});

/** Floats above the sticky bar of small screens, never over it; on phones a tab in the gutter, which hides no end of a line. */
export const button = style({
  position: 'fixed',
  insetInlineEnd: 20,
  bottom: `calc(14px + ${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
  zIndex: vars.z.cookie,
  ...arrange.centred,
  ...square(40),
  color: vars.color.text2,
  transition: `color ${vars.motion.fast}`,
  ':hover': { color: vars.color.text },
  selectors: {
    '&:focus-visible': { borderRadius: '50%' },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: '100%',
      border: `1px solid ${vars.color.border}`,
      borderRadius: '50%',
      background: vars.color.surface,
      boxShadow: vars.shadow.e1,
      transition: `background ${vars.motion.fast}`,
    },
    '&:hover::before': { background: vars.color.surface2 },
  },
  '@media': {
    // What is touched is wider than what is seen.
    [breakpoints.narrow]: {
      insetInlineEnd: 0,
      width: 24,
      height: 44,
      justifyItems: 'end',
      selectors: {
        '&:focus-visible': { borderRadius: 6 },
        '&::before': { width: TAB, borderInlineEnd: 0, borderRadius: '6px 0 0 6px' },
      },
    },
    // Beside the legal links, in the room that they leave it at the end of the footer.
    [breakpoints.low]: { position: 'absolute', bottom: 14 },
    print: { display: 'none' },
  },
});

globalStyle(`${button} > svg`, {
  position: 'relative',
  '@media': { [breakpoints.narrow]: { ...square(12), marginInlineEnd: (TAB - 12) / 2 } },
});

/**
 * The question: a bar across the end of the page, which stays at the window's end while one reads. It takes its own room there, so that the page
 * moves nothing when it comes, leaves no gap under the footer, and can be scrolled clear of it.
 */
export const prompt = style({
  position: 'sticky',
  order: 1,
  // Where the page fills what a demonstration's bar leaves of the window, it would give up its height for the page's.
  flexShrink: 0,
  bottom: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
  marginBottom: vars.size.bottomBar,
  zIndex: vars.z.popover,
  ...arrange.grid('4px 48px'),
  maxHeight: 'calc(100dvh - 148px)',
  overflowY: 'auto',
  padding: `14px max(${vars.size.gutter}, (100% - ${vars.size.container}) / 2) 10px`,
  borderTop: `1px solid ${vars.color.border}`,
  background: vars.color.raised,
  boxShadow: vars.shadow.above,
  '@media': {
    [breakpoints.desktop]: {
      gridTemplate: 'auto 1fr / minmax(0, 1fr) 440px',
      alignItems: 'start',
    },
    [breakpoints.narrow]: {
      maxHeight: `calc(100dvh - 78px - ${vars.size.bottomBar})`,
      padding: '8px 14px 4px',
    },
    [breakpoints.low]: { position: 'static', maxHeight: 'none' },
    print: { display: 'none' },
  },
});
globalStyle(`${prompt} > :last-child`, { '@media': { [breakpoints.desktop]: { gridArea: '1 / 2 / 3' } } });

/** A bar of actions that is lower than the room kept for it reaches up under the question: the page does not show between them. */
globalStyle(`html:has(${prompt}) [data-bottom-bar]::before`, {
  '@media': {
    [`screen and ${breakpoints.narrow} and ${breakpoints.high}`]: {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: '100%',
      height: 48,
      background: 'inherit',
    },
  },
});

/** What is reached by the keyboard comes to lie above the question. */
globalStyle(`html:has(${prompt})`, {
  '@media': {
    [`screen and ${fromHeight(700)}`]: { scrollPaddingBottom: `calc(240px + ${vars.size.bottomBar})` },
    [`screen and ${breakpoints.narrow} and ${breakpoints.high}`]: {
      scrollPaddingBottom: `calc(25vh + 8px + ${vars.size.bottomBar})`,
    },
  },
});
/** The settings are in the question as long as it is asked. */
globalStyle(`html:has(${prompt}) ${button}`, { visibility: 'hidden' });

export const promptTitle = style({
  fontSize: rem(16),
  lineHeight: rem(22),
  '@media': { [breakpoints.narrow]: unseen },
});
globalStyle(`${prompt}[data-folded=true] :is(fieldset, ${wide})`, {
  '@media': { [breakpoints.narrow]: { display: 'none' } },
});
