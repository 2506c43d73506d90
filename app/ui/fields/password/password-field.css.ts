import { style } from '@vanilla-extract/css';
import { bareButton, square } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

const { color, motion, radius } = vars;

export const toggle = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  ...square(36),
  marginInlineEnd: 3,
  ...bareButton,
  borderRadius: radius.small,
  color: color.text3,
  transition: `background ${motion.fast}`,
  selectors: {
    '&:hover': { background: color.sunken, color: color.text },
    '&:focus-visible': { outlineOffset: 0 },
  },
});
