import { style } from '@vanilla-extract/css';
import { vars } from '~/theme/tokens.css';

/** 36 px to see, 44 px to touch. */
export const iconButton = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: vars.color.text3,
  cursor: 'pointer',
  transition: `background ${vars.motion.fast}`,
  selectors: {
    '&:hover': { background: vars.color.sunken, color: vars.color.text },
    '&[aria-busy=true]': { cursor: 'progress' },
    '&::after': { content: '""', position: 'absolute', inset: -4 },
  },
  '@media': { print: { display: 'none' } },
});
