import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '~/theme/tokens.css';

const link = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: vars.radius.small,
  color: vars.color.text3,
  transition: `background ${vars.motion.fast}`,
  ':hover': { background: vars.color.sunken, color: vars.color.text },
  '@media': { print: { display: 'none' } },
});

/** `s` stands within a line of text. */
export const sizes = styleVariants({
  m: [link, { width: 36, height: 36, '@media': { '(pointer: coarse)': { width: 44, height: 44 } } }],
  s: [link, { width: 24, height: 24, marginBlock: -2, verticalAlign: 'middle' }],
});
