import { style } from '@vanilla-extract/css';
import { vars } from '~/theme/tokens.css';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 6,
  padding: '44px 24px',
  textAlign: 'center',
});
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  marginBlockEnd: 10,
  border: `1px solid ${vars.color.brandLine}`,
  borderRadius: vars.radius.card,
  background: vars.color.brandTint,
  color: vars.color.brandUi,
});
export const text = style({ maxWidth: '40ch', fontSize: 14, lineHeight: '21px', color: vars.color.text2 });
export const action = style({ marginBlockStart: 12 });
