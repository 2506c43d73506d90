import { style } from '@vanilla-extract/css';
import { arrange, bareButton, square, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

export const line = style({ ...arrange.inlineRow(4), ...typography.meta, letterSpacing: '.01em' });
export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  ...square(28),
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
    '(pointer: coarse)': { ...square(44), marginBlock: -13 },
  },
});
