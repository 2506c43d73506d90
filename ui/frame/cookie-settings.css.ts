import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { belowWidth, breakpoints, toRem } from 'ui/theme/measures';
import {
  bareButton,
  createSquare,
  layoutStyles,
  typography,
  visuallyHiddenStyle,
} from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const TAB_OVERLAP_PX = 15;

export const categories = styleVariants({
  full: { border: `1px solid ${vars.color.hairline}`, borderRadius: vars.radius.card },
  short: { ...layoutStyles.flow('0 20px'), '@media': { [breakpoints.narrow]: { columnGap: 12 } } },
});

export const category = styleVariants({
  full: {
    ...layoutStyles.grid('2px 12px'),
    gridTemplateColumns: '20px minmax(min-content, 1fr) minmax(min-content, max-content)',
    padding: '14px 16px',
    cursor: 'pointer',
    selectors: { 'li + li > &': { borderTop: `1px solid ${vars.color.hairline}` } },
  },
  short: {
    ...layoutStyles.grid(10),
    gridTemplateColumns: '20px auto',
    alignItems: 'center',
    minHeight: 40,
    fontSize: toRem(14),
    cursor: 'pointer',
    '@media': { [breakpoints.narrow]: { gap: 6, minHeight: 28, fontSize: toRem(13) } },
  },
});

export const name = style({ fontWeight: 560, lineHeight: toRem(22) });
export const requiredCategoryTag = style({
  fontSize: toRem(13),
  lineHeight: toRem(22),
  color: vars.color.text3,
  '@media': { [breakpoints.enlarged]: { gridColumn: '2 / -1' } },
});
export const text = style({ gridColumn: '2 / -1', ...typography.small, color: vars.color.text2 });

const sideBySide = style({
  ...layoutStyles.grid(vars.space.s2),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
});
export const actions = styleVariants({
  full: [sideBySide, { '@media': { [belowWidth(360)]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }],
  short: [sideBySide, { '@media': { [breakpoints.narrow]: { rowGap: 4 } } }],
});
export const choice = style({ display: 'grid' });
export const wideButton = style({ gridColumn: '1 / -1' });
globalStyle(`${actions.short} button`, { '@media': { [breakpoints.narrow]: { paddingInline: 6 } } });

/** A single block would count as the largest contentful paint. */
export const promptSentence = style({
  display: 'inline-block',
  '@media': { [breakpoints.narrow]: { display: 'inline' } },
});
export const requiredCategoryText = style([
  promptSentence,
  { '@media': { [breakpoints.narrow]: { display: 'none' } } },
]);
export const expandButton = style({
  ...bareButton,
  display: 'none',
  color: vars.color.link,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  '@media': { [breakpoints.narrow]: { display: 'inline' } },
  position: 'relative',
  '::after': { content: '', position: 'absolute', inset: '-5px 0' },
});
export const promptText = style({
  ...typography.small,
  color: vars.color.text2,
  '@media': { [breakpoints.narrow]: typography.meta },
});

export const button = style({
  position: 'fixed',
  insetInlineEnd: 20,
  bottom: `calc(14px + ${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
  zIndex: vars.z.cookie,
  ...layoutStyles.centred,
  ...createSquare(40),
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
    [breakpoints.narrow]: {
      insetInlineEnd: 0,
      width: 24,
      height: 44,
      justifyItems: 'end',
      selectors: {
        '&:focus-visible': { borderRadius: 6 },
        '&::before': { width: TAB_OVERLAP_PX, borderInlineEnd: 0, borderRadius: '6px 0 0 6px' },
      },
    },
    [breakpoints.low]: { position: 'absolute', bottom: 14 },
    print: { display: 'none' },
  },
});

globalStyle(`${button} > svg`, {
  position: 'relative',
  '@media': { [breakpoints.narrow]: { ...createSquare(12), marginInlineEnd: (TAB_OVERLAP_PX - 12) / 2 } },
});

/** The prompt's maximum height, which scrolling to a focused control leaves free (WCAG 2.4.11). */
const MAX_HEIGHT_NARROW = 'max(25vh, 216px)';
const MAX_HEIGHT_WIDE = '240px';

/** Takes space in the flow, so that it causes no layout shift. */
export const prompt = style({
  position: 'sticky',
  order: 1,
  flexShrink: 0,
  bottom: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
  marginBottom: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
  zIndex: vars.z.popover,
  ...layoutStyles.grid('4px 48px'),
  maxHeight: `min(${MAX_HEIGHT_WIDE}, 100dvh - 148px)`,
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
      maxHeight: `min(${MAX_HEIGHT_NARROW}, 100dvh - 78px - ${vars.size.bottomBar})`,
      padding: '8px 14px 4px',
    },
    [breakpoints.low]: { position: 'static', maxHeight: 'none' },
    print: { display: 'none' },
  },
});
globalStyle(`${prompt} > :last-child`, { '@media': { [breakpoints.desktop]: { gridArea: '1 / 2 / 3' } } });

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

globalStyle(`html:has(${prompt})`, {
  '@media': {
    [`screen and ${breakpoints.high}`]: {
      scrollPaddingBottom: `calc(${MAX_HEIGHT_WIDE} + 8px + ${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
    },
    [`screen and ${breakpoints.narrow} and ${breakpoints.high}`]: {
      scrollPaddingBottom: `calc(${MAX_HEIGHT_NARROW} + 8px + ${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
    },
  },
});
globalStyle(`html:has(${prompt}) ${button}`, { visibility: 'hidden' });

globalStyle(`:root:has(${prompt}):has([data-bar-in-view="always"])`, {
  vars: { [vars.size.bottomBar]: '0px' },
});
globalStyle(`:root:has(${prompt}):has([data-bar-in-view="wide"])`, {
  '@media': { [breakpoints.wide]: { vars: { [vars.size.bottomBar]: '0px' } } },
});
globalStyle(`html:has(${prompt}) [data-bar-in-view]`, { position: 'static' });

/** On a low phone, hides the summary to keep the form in view. */
globalStyle(`html:has(${prompt}) [data-bottom-bar="summed"] > p`, {
  '@media': {
    [`screen and ${breakpoints.narrow} and (max-height: ${toRem(720).replace('rem', 'em')})`]: {
      display: 'none',
    },
  },
});

export const promptTitle = style({
  fontSize: toRem(16),
  lineHeight: toRem(22),
  fontWeight: 620,
  letterSpacing: '-.012em',
  '@media': { [breakpoints.narrow]: visuallyHiddenStyle },
});
globalStyle(`${prompt}[data-folded=true] :is(fieldset, ${wideButton})`, {
  '@media': { [breakpoints.narrow]: { display: 'none' } },
});
