import { style } from '@vanilla-extract/css';
import { createSquare, layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

export const emptyState = style({
  ...layoutStyles.grid(6),
  justifyItems: 'center',
  padding: '44px 24px',
  textAlign: 'center',
});
export const iconTile = style({
  ...layoutStyles.centred,
  ...createSquare(52),
  marginBlockEnd: 10,
  border: `1px solid ${vars.color.brandLine}`,
  borderRadius: vars.radius.card,
  background: vars.color.brandTint,
  color: vars.color.brandUi,
});
export const text = style({ maxWidth: '40ch', ...typography.prose, color: vars.color.text2 });
export const action = style({ marginBlockStart: 12 });
