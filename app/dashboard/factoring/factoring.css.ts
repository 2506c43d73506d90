import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { layoutStyles, tabularFigures, typography, visuallyHiddenStyle } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const { color, radius } = vars;

export const openSection = style(layoutStyles.ends(16));
export const openSectionText = style({
  ...layoutStyles.grid(6),
  flex: `1 1 ${toRem(300)}`,
  color: color.text2,
});

/** Browsers without `:has()` always show comments. */
export const question = style({ gridColumn: 'span 6', ...layoutStyles.grid(14) });
export const comment = style({
  '@supports': { 'selector(:has(*))': { display: 'none' } },
});
globalStyle(`${question}:has(input[value="yes"]:checked) > ${comment}`, {
  '@supports': { 'selector(:has(*))': { display: 'block' } },
});

const sumLine = style({
  ...layoutStyles.topRow(10),
  padding: '12px 14px',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.control,
  ...typography.small,
  ...tabularFigures,
});
const createSumStyle = (role: { fg: string; bg: string; line: string }) => [
  sumLine,
  { color: role.fg, background: role.bg, borderColor: role.line },
];
export const salesSum = styleVariants({
  waiting: [sumLine, { color: color.text2, background: color.surface2 }],
  equal: createSumStyle(color.ok),
  more: createSumStyle(color.warn),
  less: createSumStyle(color.warn),
});
export const sumIcon = styleVariants({
  waiting: { color: color.text3 },
  equal: { color: color.ok.solid },
  more: { color: color.warn.solid },
  less: { color: color.warn.solid },
});

export const debtorList = style({ marginBlockStart: 12 });
export const debtor = style({
  ...layoutStyles.grid('8px 16px'),
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(110px, .5fr) minmax(150px, 1fr) auto',
  columnGap: 32,
  gridTemplateAreas: '"name sales cover actions" "problem problem problem problem"',
  alignItems: 'center',
  padding: '14px 24px',
  borderTop: `1px solid ${color.hairline}`,
  '@media': {
    [breakpoints.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"name sales" "cover cover" "problem problem" "actions actions"',
    },
    [breakpoints.narrow]: { paddingInline: 16 },
  },
});
export const debtorName = style({ gridArea: 'name', fontWeight: 560, overflowWrap: 'anywhere' });
export const debtorPlace = style({ display: 'block', fontWeight: 400, ...typography.quiet });
export const debtorSales = style({
  gridArea: 'sales',
  ...tabularFigures,
  textAlign: 'end',
});
export const debtorCover = style({
  gridArea: 'cover',
  ...layoutStyles.wrappingRow('6px 10px'),
  ...typography.meta,
  color: color.text2,
});
export const debtorActions = style({
  gridArea: 'actions',
  ...layoutStyles.flow(4),
  marginInline: -12,
  justifyContent: 'flex-end',
  '@media': { [breakpoints.medium]: { justifyContent: 'flex-start' } },
});
export const problem = style({ gridArea: 'problem', selectors: { '&:empty': { display: 'none' } } });
export const salesTotal = style({
  ...typography.small,
  ...tabularFigures,
  color: color.text2,
  marginBlockStart: 10,
});
export const progress = style({ maxWidth: 280, marginBlockStart: 10 });

const columns = `${toRem(20)} minmax(0, 5fr) minmax(${toRem(120)}, 3fr) minmax(${toRem(92)}, 2fr)`;
const ROWS_AS_CARDS = breakpoints.narrow;

export const columnNames = style({
  ...layoutStyles.grid(12),
  gridTemplateColumns: columns,
  alignItems: 'end',
  paddingBlockEnd: 6,
  ...typography.small,
  fontWeight: 560,
  '@media': { [ROWS_AS_CARDS]: { display: 'none' } },
});
export const rows = style({
  ...layoutStyles.grid(10),
  '@media': { [ROWS_AS_CARDS]: { gap: 16 } },
});
export const row = style({
  ...layoutStyles.grid(12),
  gridTemplateColumns: columns,
  alignItems: 'start',
  '@media': {
    [ROWS_AS_CARDS]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(${toRem(92)}, auto)`,
      padding: 14,
      border: `1px solid ${color.hairline}`,
      borderRadius: radius.control,
    },
    [breakpoints.smallest]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
globalStyle(`${row} > [data-field] label`, { '@media': { [breakpoints.wide]: visuallyHiddenStyle } });
globalStyle(`${row} > [data-field]:first-of-type`, {
  '@media': { [ROWS_AS_CARDS]: { gridColumn: '1 / -1' } },
});
globalStyle(`${row} > [data-field]`, { '@media': { [breakpoints.wide]: { rowGap: 4 } } });
export const rowNumber = style({
  ...typography.small,
  ...tabularFigures,
  color: color.text3,
  lineHeight: vars.size.control,
  marginBlockStart: 4,
  '@media': { [ROWS_AS_CARDS]: { display: 'none' } },
});
export const rowNotes = style({
  gridColumn: '2 / -1',
  ...layoutStyles.grid(12),
  ...typography.small,
  selectors: { '&:not(:has(> :not(input)))': { display: 'none' } },
  '@media': { [ROWS_AS_CARDS]: { gridColumn: '1 / -1' } },
});
export const rowActions = style(layoutStyles.wrappingRow('8px 16px'));
export const notFound = style({ ...layoutStyles.wrappingRow('0 16px'), ...typography.small });
globalStyle(`${notFound} > button`, { marginInlineStart: -13 });
