import { style } from '@vanilla-extract/css';
import { vars } from '~/theme/tokens.css';

export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontSize: 13,
  lineHeight: '18px',
  letterSpacing: '.01em',
});
export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  marginBlock: -5,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { background: 'color-mix(in srgb, currentColor 14%, transparent)' },
  selectors: { '&:focus-visible': { outlineColor: 'currentColor' } },
  '@media': {
    // Copying needs a script; without one the number is there to be marked.
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
    '(pointer: coarse)': { width: 44, height: 44, marginBlock: -13 },
  },
});
