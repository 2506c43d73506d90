import { keyframes, style } from '@vanilla-extract/css';
import { square } from '~/theme/style-parts';

export const icon = style({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: '-.2em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  ...square(16),
  borderRadius: '50%',
  border: '2px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderTopColor: 'currentColor',
  animation: `${turn} .8s linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      border: '2px dotted currentColor',
    },
  },
});
