import { style } from '@vanilla-extract/css';
import { toRem } from 'ui/theme/measures';
import { layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

export const search = style({
  minHeight: 44,
  padding: '8px 12px',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  font: 'inherit',
});
export const texts = style({
  ...layoutStyles.grid(16),
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${toRem(220)}, 100%), 1fr))`,
  ...typography.prose,
});
export const language = style({
  display: 'block',
  color: vars.color.text3,
  fontSize: toRem(12),
  fontWeight: 560,
  textTransform: 'uppercase',
});
