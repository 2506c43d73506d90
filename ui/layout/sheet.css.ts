import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { createSquare, layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const columns = style(layoutStyles.grid('18px 32px'));

export const list = styleVariants({
  rows: {},
  grid: [
    columns,
    {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '@media': {
        [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
        print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '10px 24px' },
      },
    },
  ],
  column: [
    columns,
    { gridTemplateColumns: 'minmax(0, 1fr)', '@media': { [breakpoints.narrow]: { gap: 12 } } },
  ],
});
export const ruledList = style({ borderTop: `1px solid ${vars.color.hairline}`, paddingBlockStart: 2 });

export const item = styleVariants({
  rows: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 24,
    padding: '11px 0',
    ...typography.prose,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.hairline}` } },
    '@media': { screen: { flexWrap: 'wrap', rowGap: 2 } },
  },
  grid: { minWidth: 0 },
  column: { minWidth: 0 },
});

export const wideItem = style({
  '@media': { [`screen and ${breakpoints.narrow}`]: { gridColumn: '1 / -1' } },
});

const quietText = typography.quiet;
export const label = styleVariants({
  rows: {
    color: vars.color.text2,
    '@media': { screen: { flex: '1 1 min-content', maxWidth: 'max-content', overflowWrap: 'break-word' } },
  },
  grid: quietText,
  column: quietText,
});
export const value = styleVariants({
  rows: {
    marginInlineStart: 'auto',
    textAlign: 'end',
    fontWeight: 560,
    overflowWrap: 'anywhere',
    minWidth: 0,
    '@media': {
      screen: {
        flex: '4 1 min-content',
        minWidth: 'auto',
        maxWidth: 'max-content',
        overflowWrap: 'break-word',
      },
    },
  },
  grid: { fontWeight: 500, lineHeight: toRem(22), overflowWrap: 'anywhere' },
  column: { fontWeight: 500, lineHeight: toRem(22), overflowWrap: 'anywhere' },
});
export const note = style({ ...quietText, display: 'block', fontWeight: 400 });

export const missingItem = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 6,
  color: vars.color.warn.fg,
  fontWeight: 500,
});
export const missingItemIcon = style({ color: vars.color.warn.solid, marginBlockStart: 3 });

export const sheet = style({
  position: 'relative',
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.e2,
  overflow: 'clip',
  '@media': {
    '(forced-colors: active)': { borderColor: 'CanvasText' },
    print: { border: 0, borderRadius: 0, boxShadow: 'none', breakInside: 'avoid' },
  },
});

const sheetHeaderBase = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  borderBottom: '1px solid',
  '@media': {
    print: { padding: '0 0 14px', background: 'none', color: '#000', borderBottom: '.5pt solid #000' },
  },
});
/** `screen` excludes paper, which is narrow too. */
const onNarrowScreens = `screen and ${breakpoints.narrow}`;

const narrowSheetHeader = { padding: '20px 20px 18px' } as const;

export const sheetHeader = styleVariants({
  draft: [
    sheetHeaderBase,
    {
      padding: '22px 28px 20px',
      background: vars.color.brandTint,
      borderColor: vars.color.brandLine,
      '@media': { [onNarrowScreens]: narrowSheetHeader },
    },
  ],
  issued: [
    sheetHeaderBase,
    {
      padding: '28px 32px 30px',
      background: vars.color.brand,
      borderColor: vars.color.brand,
      color: vars.color.onBrand,
      '@media': { [onNarrowScreens]: narrowSheetHeader },
    },
  ],
});
globalStyle(`${sheetHeaderBase} p span`, { color: 'inherit' });

const rosetteBase = style({
  position: 'absolute',
  zIndex: -1,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' }, '(forced-colors: active)': { display: 'none' } },
});
export const rosette = styleVariants({
  draft: [
    rosetteBase,
    { ...createSquare(380), top: 'calc(50% - 190px)', right: -190, color: vars.color.brandUi, opacity: 0.16 },
  ],
  issued: [
    rosetteBase,
    {
      ...createSquare(560),
      top: 'calc(42% - 235px)',
      right: -190,
      opacity: 0.2,
      '@media': { [breakpoints.narrow]: { right: -300, opacity: 0.14 } },
    },
  ],
});

export const sheetLabel = style({ ...typography.small, fontWeight: 500, letterSpacing: 0 });
export const headline = style({
  fontSize: toRem(22),
  lineHeight: toRem(28),
  fontWeight: 620,
  letterSpacing: '-.015em',
  overflowWrap: 'anywhere',
});
export const reference = style({ marginBlockStart: 4, lineHeight: toRem(18) });

export const body = styleVariants({
  draft: { padding: '10px 28px 24px', '@media': { [breakpoints.narrow]: { padding: '6px 20px 20px' } } },
  issued: {
    padding: '0 32px 28px',
    '@media': { [onNarrowScreens]: { padding: '6px 20px 20px' }, print: { padding: 0 } },
  },
});
globalStyle(`${body.issued} > ${list.rows}:first-child`, {
  '@media': { [`screen and ${breakpoints.wide}`]: { paddingBlockStart: 10 } },
});

export const sheetNote = style({
  display: 'flex',
  gap: 10,
  paddingBlockStart: 14,
  borderTop: `1px solid ${vars.color.hairline}`,
  ...typography.aside,
});
export const noteIcon = style({ marginBlockStart: 1 });
