import { style, styleVariants } from '@vanilla-extract/css';
import { notOnPaper, square } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

const link = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: vars.radius.small,
  color: vars.color.text3,
  transition: `background ${vars.motion.fast}`,
  ':hover': { background: vars.color.sunken, color: vars.color.text },
  ...notOnPaper,
});

export const sizes = styleVariants({
  m: [link, { ...square(36), '@media': { '(pointer: coarse)': square(44) } }],
  s: [link, { ...square(24), marginBlock: -2, verticalAlign: 'middle' }],
});
