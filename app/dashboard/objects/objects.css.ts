import { globalStyle, style } from '@vanilla-extract/css';
import { cellSpans } from 'ui/layout/layout.css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { layoutStyles, tabularFigures, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';
import { KNOWN_MERCHANT_FIELD, OTHER_MERCHANT_CHOICE } from './rules/finance-object';

const { color } = vars;
const onPhones = (padding: string) => ({ '@media': { [breakpoints.narrow]: { padding } } });

export const object = style({ ...layoutStyles.column });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '4px 16px',
  padding: '20px 24px 16px',
  ...onPhones('16px 16px 12px'),
});
export const headText = style({ flex: `1 1 ${toRem(160)}`, minWidth: 0 });
export const name = style({ overflowWrap: 'anywhere' });
export const kind = style({ ...typography.prose, color: color.text2 });
export const amount = style({
  fontSize: toRem(18),
  lineHeight: toRem(26),
  fontWeight: 600,
  letterSpacing: '-.014em',
  ...tabularFigures,
  textAlign: 'end',
  '@media': { [breakpoints.small]: { textAlign: 'start' } },
});
export const amountNote = style({ display: 'block', fontWeight: 400, letterSpacing: 0, ...typography.quiet });

export const facts = style({
  ...layoutStyles.grid(14),
  padding: '16px 24px',
  borderTop: `1px solid ${color.hairline}`,
  ...onPhones('14px 16px'),
});
export const missingDealer = style({ ...layoutStyles.topRow(8), ...typography.small, color: color.warn.fg });
export const addDealer = style({ justifySelf: 'start' });
export const details = style({ display: 'grid' });
export const summary = style({
  width: 'fit-content',
  paddingBlock: 3,
  color: color.link,
  ...typography.small,
  fontWeight: 500,
  cursor: 'pointer',
  selectors: { '[open] > &': { marginBlockEnd: 10 } },
});

export const actions = style({
  ...layoutStyles.flow('4px 8px'),
  marginBlockStart: 'auto',
  padding: '10px 12px',
  borderTop: `1px solid ${color.hairline}`,
  '@media': { [breakpoints.narrow]: { columnGap: 4, padding: '8px 4px' } },
});
globalStyle(`${actions} > a`, { '@media': { [breakpoints.small]: { paddingInline: 8 } } });
export const deleteLink = style({ marginInlineStart: 'auto' });

export const fullWidth = cellSpans.whole;

export const copySource = style({ ...layoutStyles.topRow(8), ...typography.small, color: color.text2 });

export const calculation = style({
  gridColumn: 'span 6',
  ...layoutStyles.grid(8),
  padding: '12px 14px',
  borderRadius: vars.radius.control,
  background: color.sunken,
});
export const calculationTerms = style({
  ...layoutStyles.grid('4px 0'),
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  ...typography.small,
  '@media': { [breakpoints.enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${calculationTerms} dd`, { ...tabularFigures, textAlign: 'end', paddingInlineStart: 16 });
export const result = style({
  fontWeight: 600,
  paddingBlockStart: 6,
  borderTop: `1px solid ${color.hairline}`,
});
export const comparison = style({
  ...layoutStyles.topRow(6),
  ...typography.small,
  color: color.text2,
  selectors: { 'dl + &': { marginBlockStart: 4 } },
});
export const fittingIcon = style({ flex: 'none', color: color.ok.solid, marginBlockStart: 2 });

export const assumptionsTitle = style({ fontWeight: 600, marginBlockEnd: 4 });
export const assumedTitle = style({ display: 'block', fontWeight: 560 });
export const assumedText = style({ display: 'block', ...typography.quiet });

export const merchant = style({ gridColumn: 'span 6', ...layoutStyles.grid(vars.space.s5) });
export const newMerchant = style({
  selectors: {
    [`${merchant}:has([name="${KNOWN_MERCHANT_FIELD}"]:checked:not([value="${OTHER_MERCHANT_CHOICE}"])) &:not(:has([aria-invalid="true"]))`]:
      { display: 'none' },
  },
});
