import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, rem } from 'ui/theme/measures';
import { arrange, tabular, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const { color, radius } = vars;

export const open = style(arrange.ends(16));
export const openText = style({ ...arrange.grid(6), flex: `1 1 ${rem(300)}`, color: color.text2 });

/** Browsers without `:has()` always show comments. */
export const question = style({ gridColumn: 'span 6', ...arrange.grid(14) });
export const comment = style({
  '@supports': { 'selector(:has(*))': { display: 'none' } },
});
globalStyle(`${question}:has(input[value="yes"]:checked) > ${comment}`, {
  '@supports': { 'selector(:has(*))': { display: 'block' } },
});

const sumLine = style({
  ...arrange.topRow(10),
  padding: '12px 14px',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.control,
  ...typography.small,
  ...tabular,
});
const toned = (role: { fg: string; bg: string; line: string }) => [
  sumLine,
  { color: role.fg, background: role.bg, borderColor: role.line },
];
export const sum = styleVariants({
  waiting: [sumLine, { color: color.text2, background: color.surface2 }],
  equal: toned(color.ok),
  more: toned(color.warn),
  less: toned(color.warn),
});
export const sumIcon = styleVariants({
  waiting: { color: color.text3 },
  equal: { color: color.ok.solid },
  more: { color: color.warn.solid },
  less: { color: color.warn.solid },
});

export const debtorList = style({ marginBlockStart: 12 });
export const debtor = style({
  ...arrange.grid('8px 16px'),
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(110px, .7fr) minmax(150px, 1fr) auto',
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
  ...tabular,
  '@media': { [breakpoints.medium]: { textAlign: 'end' } },
});
export const debtorCover = style({
  gridArea: 'cover',
  ...arrange.wrappingRow('6px 10px'),
  ...typography.meta,
  color: color.text2,
});
export const debtorActions = style({
  gridArea: 'actions',
  ...arrange.flow(4),
  marginInline: -12,
  justifyContent: 'flex-end',
  '@media': { [breakpoints.medium]: { justifyContent: 'flex-start' } },
});
export const problem = style({ gridArea: 'problem', selectors: { '&:empty': { display: 'none' } } });
export const total = style({ ...typography.small, ...tabular, color: color.text2, marginBlockStart: 10 });
export const progress = style({ maxWidth: 280, marginBlockStart: 10 });
