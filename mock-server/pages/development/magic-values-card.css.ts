import { style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';

export const summary = style({
  paddingBlock: 11,
  cursor: 'pointer',
  ':hover': { background: vars.color.surface2 },
});
