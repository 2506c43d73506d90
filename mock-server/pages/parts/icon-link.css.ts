import { style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';

const { color } = vars;

export const iconLink = style({
  display: 'grid',
  placeItems: 'center',
  width: 34,
  height: 34,
  borderRadius: 8,
  color: color.text3,
  ':hover': { background: color.sunken, color: color.text },
  '@media': { [simulatorBreakpoints.phone]: { minHeight: 40 } },
});
