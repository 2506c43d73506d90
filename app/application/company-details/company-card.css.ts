import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints } from 'ui/theme/measures';
import { createSquare, layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const { color } = vars;
const inset = {
  padding: '20px 24px',
  '@media': { [breakpoints.narrow]: { padding: 16 } },
} as const;

export const head = style({ ...inset, ...layoutStyles.wrappingRow('8px 14px') });
export const emblem = style({
  flex: 'none',
  ...createSquare(44),
  display: 'grid',
  placeItems: 'center',
  borderRadius: 10,
  border: `1px solid ${color.hairline}`,
  background: color.sunken,
  color: color.link,
});
export const name = style({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });

export const card = style({});
export const values = style({
  ...inset,
  paddingBlockStart: 0,
  selectors: { [`${card}:has(details[open]) &`]: { display: 'none' } },
});
export const missingDetails = style({ ...inset, borderBlockStart: `1px solid ${color.hairline}` });

export const mismatch = style({ borderBlockStart: `1px solid ${color.hairline}` });
export const summary = style({
  ...layoutStyles.row(6),
  minHeight: 48,
  paddingInline: 24,
  fontWeight: 500,
  color: color.link,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [breakpoints.narrow]: { paddingInline: 16 } },
});
globalStyle(`${mismatch}[open] > ${summary} > svg`, { transform: 'rotate(180deg)' });
export const fields = style({ ...inset, paddingBlockStart: 4 });

export const registerLine = style({ ...layoutStyles.row(6), ...typography.quiet, marginBlockStart: 6 });

export const otherCompany = style({ ...layoutStyles.inlineRow(0), minHeight: 32 });
