import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { DARK_SCREEN_RULES } from 'ui/theme/schemes';
import { hiddenInPrint, layoutStyles, tabularFigures, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

export const skipLink = style({
  position: 'fixed',
  insetInlineStart: 16,
  top: 12,
  zIndex: vars.z.toast,
  padding: '10px 16px',
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  selectors: {
    '&:focus': { boxShadow: vars.shadow.e3 },
    // The link stays in the flow, so that focus scrolls to it.
    '&:not(:focus)': { clipPath: 'inset(50%)' },
  },
  '@media': { [breakpoints.low]: { position: 'absolute' }, ...hiddenInPrint['@media'] },
});

export const shell = style(layoutStyles.column);

const page = style({ ...layoutStyles.column, minHeight: '100vh', '@media': { print: { minHeight: 0 } } });

export const frameTones = styleVariants({
  open: [page, { background: vars.color.surface }],
  dashboard: [page, { background: vars.color.canvas }],
});
globalStyle('body:has([data-tone="open"])', { background: vars.color.surface });

export const main = style({ flex: 1 });
export const paddedMain = style({
  paddingBlock: `${vars.space.s8} ${vars.space.s10}`,
  '@media': {
    [breakpoints.narrow]: { paddingBlock: `${vars.space.s6} ${vars.space.s9}` },
    print: { paddingBlock: '16px 0' },
  },
});
export const mainBelowHead = style({ paddingBlockStart: vars.space.s6 });

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.z.header,
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.hairline}`,
  '@media': {
    [breakpoints.low]: { position: 'static' },
    print: { position: 'static', borderBottom: '.5pt solid #000' },
  },
});

export const bar = style({ ...layoutStyles.row(vars.space.s1), minHeight: vars.size.header });

export const brand = style({ flex: '1 1 0', minWidth: 0, display: 'flex' });

export const tools = style({
  ...layoutStyles.row(vars.space.s1),
  flex: 'none',
  marginInlineEnd: -10,
  ...hiddenInPrint,
});

export const contact = style({
  display: 'none',
  '@media': { print: { display: 'block' } },
  ...typography.meta,
});

export const loginLink = style({ marginInline: `${vars.space.s2} 10px` });

export const footer = style({
  position: 'relative',
  borderTop: `1px solid ${vars.color.hairline}`,
  paddingBlock: 14,
  paddingBlockEnd: `calc(14px + ${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
  ...hiddenInPrint,
});

globalStyle(`:root:has([data-bar-in-view="always"]) ${footer}`, { paddingBlockEnd: 14 });
globalStyle(`:root:has([data-bar-in-view="wide"]) ${footer}`, {
  '@media': { [breakpoints.wide]: { paddingBlockEnd: 14 } },
});

export const footerLine = style({
  ...layoutStyles.ends('4px 24px'),
  paddingInlineEnd: `max(${vars.size.gutter}, min(76px, 76px - (100% - ${vars.size.container} - 2 * ${vars.size.gutter}) / 2))`,
  ...typography.quiet,
  '@media': { [breakpoints.narrow]: { paddingInlineEnd: 72, paddingBlockEnd: 8 } },
});

export const links = style(layoutStyles.flow('0 24px'));

export const link = style({
  display: 'inline-block',
  paddingBlock: 9,
  ...typography.quiet,
  textDecoration: 'none',
  ':hover': { color: vars.color.text, textDecoration: 'underline' },
});

export const titleArea = style({
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.hairline}`,
});
export const titleAreaContent = style({ paddingBlockStart: 20 });

export const crumbs = style({ ...layoutStyles.wrappingRow(6), ...typography.quiet, ...hiddenInPrint });
export const crumb = style(layoutStyles.row(6));
export const crumbLink = style({
  paddingBlock: 3,
  color: vars.color.text2,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const titleRow = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 24,
  paddingBlock: '10px 18px',
  '@media': { [breakpoints.narrow]: { flexWrap: 'wrap', gap: 12, paddingBlock: '8px 12px' } },
});
export const crumbsOnly = style({ ...layoutStyles.ends('4px 16px'), paddingBlockEnd: 16 });
globalStyle(`${titleArea}:has(${crumbsOnly})`, hiddenInPrint);
export const crumbsWithAction = style([
  crumbsOnly,
  { '@media': { [breakpoints.small]: { marginBlockStart: -12, paddingBlockEnd: 8 } } },
]);
globalStyle(`${crumbsWithAction} ${crumb}:not(:nth-last-child(2))`, {
  '@media': { [breakpoints.small]: { display: 'none' } },
});
globalStyle(`${crumbsWithAction} ${crumb} > svg`, {
  '@media': { [breakpoints.small]: { transform: 'rotate(180deg)' } },
});
globalStyle(`${crumbsOnly} > a`, { marginInline: -13 });
export const text = style({
  flex: 1,
  minWidth: 0,
  '@media': { [breakpoints.narrow]: { flexBasis: 240 } },
});
export const title = style(layoutStyles.wrappingRow('8px 14px'));
export const subtitle = style({
  overflowWrap: 'anywhere',
  ...typography.prose,
  color: vars.color.text2,
  '@media': { [breakpoints.narrow]: { marginBlockStart: 4 } },
});
export const action = style({ display: 'grid', justifyItems: 'end' });

export const logo = style({
  ...layoutStyles.row(10),
  minWidth: 0,
  minHeight: 44,
  color: vars.color.text,
  textDecoration: 'none',
  fontSize: toRem(17),
  fontWeight: 640,
  letterSpacing: '-.018em',
  lineHeight: toRem(24),
});

export const logoMark = style({ color: vars.color.brandUi, '@media': { print: { color: '#000' } } });

export const logoImage = style({ height: 28, maxWidth: 120, objectFit: 'contain', flex: 'none' });
// Most logos are made for white paper.
for (const { selector, media } of DARK_SCREEN_RULES)
  globalStyle(`${selector} ${logoImage}`, {
    '@media': {
      [media]: {
        height: 24,
        maxWidth: 108,
        boxSizing: 'content-box',
        padding: 6,
        borderRadius: vars.radius.small,
        background: vars.color.text,
        forcedColorAdjust: 'none',
      },
    },
  });

export const logoVein = style({ stroke: vars.color.surface });

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [breakpoints.narrow]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      lineHeight: toRem(20),
      whiteSpace: 'normal',
    },
  },
});

const pillBase = style({
  // Hidden text outside the scrolling strip would widen the page.
  position: 'relative',
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 10,
  fontSize: toRem(12),
  lineHeight: toRem(20),
  fontWeight: 600,
  textAlign: 'center',
  ...tabularFigures,
});
export const tabCounter = styleVariants({
  quiet: [pillBase, { background: vars.color.sunken, color: vars.color.text2 }],
  warning: [
    pillBase,
    {
      background: vars.color.warn.bg,
      color: vars.color.warn.fg,
      boxShadow: `inset 0 0 0 1px ${vars.color.warn.line}`,
    },
  ],
});

export const tabs = style({
  display: 'flex',
  gap: 28,
  marginBlockEnd: -1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  ...hiddenInPrint,
});
export const pressedTab = style({});

const currentTab = `&[aria-current]:not(:has(~ ${pressedTab}), ${pressedTab} ~ *), &${pressedTab}`;

export const tab = style({
  ...layoutStyles.inlineRow(8),
  flex: 'none',
  padding: '12px 0 13px',
  borderBottom: '2px solid transparent',
  color: vars.color.text2,
  fontWeight: 520,
  textDecoration: 'none',
  transition: `color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { color: vars.color.text, borderColor: vars.color.n300 },
    // A touch shows at once, before its click starts the navigation.
    '&:active': { color: vars.color.text, borderColor: vars.color.n450, transition: 'none' },
    [currentTab]: { color: vars.color.text, borderColor: vars.color.brandUi, fontWeight: 600 },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&:hover': { borderColor: 'LinkText' }, [currentTab]: { borderColor: 'Highlight' } },
    },
  },
});

const bottomBar = style({
  display: 'none',
  '@media': {
    [breakpoints.narrow]: {
      position: 'fixed',
      inset: 'auto 0 0',
      zIndex: vars.z.sticky,
      display: 'flex',
      alignItems: 'center',
      padding: `12px ${vars.size.gutter} calc(12px + env(safe-area-inset-bottom))`,
      borderTop: `1px solid ${vars.color.hairline}`,
      background: vars.color.surface,
      boxShadow: vars.shadow.above,
    },
    [breakpoints.low]: {
      position: 'static',
      marginBlockStart: vars.space.s4,
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      boxShadow: 'none',
    },
    print: { display: 'none' },
  },
});
export const layouts = styleVariants({
  beside: [bottomBar, { gap: 12 }],
  summed: [
    bottomBar,
    {
      flexWrap: 'wrap',
      gap: '6px 12px',
      '@media': { [breakpoints.smallest]: { flexDirection: 'column', alignItems: 'stretch', gap: 6 } },
    },
  ],
  stacked: [bottomBar, { flexDirection: 'column', gap: 6 }],
});

/** The upper border covers the lower border of the list above. */
export const stickyActions = style({
  marginBlockStart: -1,
  paddingBlock: `${vars.space.s4} 18px`,
  borderTop: `1px solid ${vars.color.hairline}`,
  background: vars.color.surface,
  '@media': {
    [`screen and ${breakpoints.high}`]: {
      position: 'sticky',
      bottom: 0,
      zIndex: vars.z.sticky,
      boxShadow: `0 -8px 8px -2px ${vars.color.surface}`,
    },
  },
});

export const summary = style({
  flex: 'none',
  display: 'grid',
  maxWidth: '45%',
  ...typography.quiet,
  ...tabularFigures,
  '@media': {
    [breakpoints.smallest]: {
      display: 'flex',
      gap: 8,
      alignItems: 'baseline',
      justifyContent: 'space-between',
      maxWidth: 'none',
    },
  },
});
export const amount = style({
  fontSize: toRem(16),
  lineHeight: toRem(22),
  fontWeight: 600,
  letterSpacing: '-.012em',
  color: vars.color.text,
});
export const note = style({ ...typography.meta, color: vars.color.text2, textAlign: 'center' });
export const bottomBarAction = style({ display: 'grid', flex: 1, minWidth: 'min-content', width: '100%' });
