import { style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { vars } from '~/theme/tokens.css';

export const panel = style({
  width: '100%',
  maxWidth: vars.size.narrow,
  marginInline: 'auto',
  padding: `${vars.space.s8} ${vars.space.s8} ${vars.space.s7}`,
  '@media': { [breakpoints.narrow]: { padding: `${vars.space.s6} ${vars.space.s5}` } },
});
