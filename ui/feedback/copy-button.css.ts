import { style } from '@vanilla-extract/css';
import { bareButton, createSquare, layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

export const copyableLine = style({
  ...layoutStyles.inlineRow(4),
  ...typography.meta,
  letterSpacing: '.01em',
});
export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  ...createSquare(28),
  flexShrink: 0,
  marginBlock: -5,
  ...bareButton,
  borderRadius: vars.radius.small,
  color: 'inherit',
  ':hover': { background: 'color-mix(in srgb, currentColor 14%, transparent)' },
  selectors: { '&:focus-visible': { outlineColor: 'currentColor' } },
  '@media': {
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
    '(pointer: coarse)': { ...createSquare(44), marginBlock: -13 },
  },
});
