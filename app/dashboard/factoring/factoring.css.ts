import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { vars } from '~/theme/tokens.css';

const { color, radius } = vars;

/** A card that waits for its answers. */
export const open = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
});
export const openText = style({ display: 'grid', gap: 6, flex: '1 1 300px', color: color.text2 });

/** A comment appears with the yes it belongs to, with scripts and without; where a browser cannot tell, it always shows. */
export const question = style({ gridColumn: 'span 6', display: 'grid', gap: 14 });
export const comment = style({
  '@supports': { 'selector(:has(*))': { display: 'none' } },
});
globalStyle(`${question}:has(input[value="yes"]:checked) > ${comment}`, {
  '@supports': { 'selector(:has(*))': { display: 'block' } },
});

const sumLine = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: '12px 14px',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.control,
  fontSize: 14,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums lining-nums',
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

/** Debtors: a row each, blocks on small screens. */
export const debtorList = style({ marginBlockStart: 12 });
export const debtor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(110px, .7fr) minmax(150px, 1fr) auto',
  gridTemplateAreas: '"name sales cover actions" "problem problem problem problem"',
  alignItems: 'center',
  gap: '8px 16px',
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
export const debtorPlace = style({
  display: 'block',
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 400,
  color: color.text3,
});
export const debtorSales = style({
  gridArea: 'sales',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [breakpoints.medium]: { textAlign: 'end' } },
});
export const debtorCover = style({
  gridArea: 'cover',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 10px',
  fontSize: 13,
  lineHeight: '18px',
  color: color.text2,
});
export const debtorActions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginInline: -12,
  justifyContent: 'flex-end',
  '@media': { [breakpoints.medium]: { justifyContent: 'flex-start' } },
});
export const problem = style({ gridArea: 'problem', selectors: { '&:empty': { display: 'none' } } });
export const progress = style({ maxWidth: 280, marginBlockStart: 10 });
