import { style } from '@vanilla-extract/css';
import { vars } from '~/theme/tokens.css';

const { color, motion, radius } = vars;

export const toggle = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  marginInlineEnd: 3,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.text3,
  cursor: 'pointer',
  transition: `background ${motion.fast}`,
  selectors: {
    '&:hover': { background: color.sunken, color: color.text },
    '&:focus-visible': { outlineOffset: 0 },
  },
});
