import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { layoutStyles, tabularFigures, typography, visuallyHiddenStyle } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const { color, radius, space } = vars;

export const page = style({
  ...layoutStyles.grid(space.s6),
  gridTemplateColumns: `${vars.size.side} minmax(0, 1fr)`,
  alignItems: 'start',
  '@media': {
    [breakpoints.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [breakpoints.narrow]: { gap: space.s4, marginBlockStart: -8 },
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const collapsedIndex = style({
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.surface,
  padding: `0 ${space.s4}`,
});
globalStyle(`${collapsedIndex}[open]`, { paddingBlockEnd: space.s4 });

export const summary = style({
  ...layoutStyles.grid('4px 12px'),
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(min-content, max-content) auto',
  alignItems: 'center',
  minHeight: 44,
  paddingBlock: 10,
  fontWeight: 560,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const collapsedIndexCount = style({ fontWeight: 400, ...typography.quiet });

export const collapsedIndexChevron = style({
  color: color.text3,
  transition: `transform ${vars.motion.fast}`,
  selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
});

export const collapsedIndexProgress = style({ gridColumn: '1 / -1', marginBlock: 2 });
globalStyle(`${collapsedIndex}[open] ${collapsedIndexProgress}`, { display: 'none' });

export const indexTitle = style({ fontSize: toRem(18), lineHeight: toRem(26), fontWeight: 620 });

export const index = style({ ...layoutStyles.grid(2), marginInline: -10 });

export const entry = style({
  ...layoutStyles.row(12),
  alignItems: 'start',
  minHeight: 44,
  padding: '9px 10px',
  border: '1px solid transparent',
  borderRadius: radius.control,
  color: color.text,
  textDecoration: 'none',
  fontWeight: 520,
  ':hover': { background: color.sunken },
  selectors: {
    '&[aria-current]': { borderColor: color.brandUi, background: color.surface },
  },
});

export const stateIcons = styleVariants({
  done: { flex: 'none', marginBlockStart: 2, color: color.ok.solid },
  open: { flex: 'none', marginBlockStart: 2, color: color.n450 },
  later: { flex: 'none', marginBlockStart: 2, color: color.n450 },
});

export const stateTexts = styleVariants({
  done: visuallyHiddenStyle,
  later: { display: 'block', ...typography.quiet },
});

export const minutes = style({ marginInlineStart: 'auto', flex: 'none', ...typography.quiet });

export const saved = style({
  ...layoutStyles.row(10),
  padding: '10px 24px',
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  borderBottom: `1px solid ${color.hairline}`,
  background: color.ok.bg,
  ...typography.small,
  '@media': { [breakpoints.narrow]: { paddingInline: 16 } },
});

export const itemHead = style(layoutStyles.grid(8));

export const body = style({ paddingBlockStart: 24 });
export const lead = style({
  selectors: { [`${body}:has([data-part="back"]) &`]: { display: 'none' } },
});
export const recap = style({});
globalStyle(`${recap} dl > div`, {
  '@media': {
    [`screen and ${breakpoints.wide}`]: {
      display: 'grid',
      gridTemplateColumns: `${toRem(180)} minmax(0, 1fr)`,
      alignItems: 'baseline',
    },
  },
});
globalStyle(`${recap} dl > div > dd`, {
  '@media': { [`screen and ${breakpoints.wide}`]: { marginInlineStart: 0, textAlign: 'start' } },
});

export const details = style({ ...typography.small, color: color.text2 });

export const people = style({ borderBlock: `1px solid ${color.hairline}` });
export const person = style({
  ...layoutStyles.ends('4px 16px'),
  minHeight: 44,
  selectors: { '& + &': { borderTop: `1px solid ${color.hairline}` } },
});

export const amount = style({ ...typography.small, ...tabularFigures, marginInlineStart: 'auto' });

export const sections = style({ ...layoutStyles.flow('4px 20px'), ...typography.small });
export const section = style({
  ...layoutStyles.inlineRow(6),
  minHeight: 44,
  color: color.text,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  selectors: { '&[aria-current]': { fontWeight: 620 } },
});
export const total = style({ ...typography.small, color: color.text2 });

export const rows = style({
  marginInline: -24,
  '@media': { [breakpoints.narrow]: { marginInline: -16 } },
});

export const skipLink = style({
  position: 'absolute',
  zIndex: vars.z.popover,
  marginInlineStart: 16,
  padding: '10px 16px',
  borderRadius: radius.control,
  background: color.raised,
  boxShadow: vars.shadow.e3,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});

export const footer = style({
  ...layoutStyles.ends('12px 24px'),
  padding: '18px 24px',
  borderTop: `1px solid ${color.hairline}`,
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
  background: color.surface2,
  '@media': { [breakpoints.narrow]: { padding: 16 } },
});
export const footerInView = style([
  footer,
  {
    '@media': {
      [`screen and ${breakpoints.high}`]: {
        position: 'sticky',
        bottom: 0,
        zIndex: vars.z.sticky,
        boxShadow: vars.shadow.above,
      },
      [`screen and ${breakpoints.narrow}`]: {
        paddingBlockEnd: `calc(16px + env(safe-area-inset-bottom))`,
      },
    },
  },
]);
globalStyle(`${footerInView} > p`, { '@media': { [breakpoints.small]: { display: 'none' } } });
globalStyle(`${footer} > *`, { '@media': { [breakpoints.small]: { flexBasis: '100%' } } });
