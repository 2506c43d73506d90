import { style } from '@vanilla-extract/css';
import { breakpoints } from 'ui/theme/measures';
import { createSquare, layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

export const panel = style({
  width: '100%',
  maxWidth: vars.size.narrow,
  marginInline: 'auto',
  padding: `${vars.space.s8} ${vars.space.s8} ${vars.space.s7}`,
  '@media': { [breakpoints.narrow]: { padding: `${vars.space.s6} ${vars.space.s5}` } },
});

export const failedPart = style({
  ...layoutStyles.grid(8),
  justifyItems: 'center',
  padding: `${vars.space.s8} ${vars.space.s6} ${vars.space.s9}`,
  textAlign: 'center',
  '@media': { [breakpoints.narrow]: { padding: `${vars.space.s7} ${vars.space.s5}` } },
});
export const iconTile = style({
  ...layoutStyles.centred,
  ...createSquare(52),
  marginBlockEnd: 6,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  color: vars.color.text2,
});
export const textBlock = style({ ...layoutStyles.grid(6), justifyItems: 'center' });
export const title = style({ textWrap: 'balance' });
export const text = style({
  maxWidth: '46ch',
  ...typography.prose,
  color: vars.color.text2,
  textWrap: 'balance',
});
export const actionLinks = style({ marginBlock: '14px 10px' });
