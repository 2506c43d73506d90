import { style, styleVariants } from '@vanilla-extract/css';
import { bareButton, createSquare, hiddenInPrint } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

export const iconButton = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  ...createSquare(36),
  ...bareButton,
  borderRadius: 8,
  color: vars.color.text3,
  transition: `background ${vars.motion.fast}`,
  selectors: {
    '&:hover': { background: vars.color.sunken, color: vars.color.text },
    '&[aria-busy=true]': { cursor: 'progress' },
    '&::after': { content: '""', position: 'absolute', inset: -4 },
  },
  ...hiddenInPrint,
});

const link = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: vars.radius.small,
  color: vars.color.text3,
  transition: `background ${vars.motion.fast}`,
  ':hover': { background: vars.color.sunken, color: vars.color.text },
  ...hiddenInPrint,
});

export const sizes = styleVariants({
  m: [link, { ...createSquare(36), '@media': { '(pointer: coarse)': createSquare(44) } }],
  s: [link, { ...createSquare(24), marginBlock: -2, verticalAlign: 'middle' }],
});
