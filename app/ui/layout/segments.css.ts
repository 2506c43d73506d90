import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '~/theme/tokens.css';

export const segments = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 3,
  height: 6,
});

const part = style({
  borderRadius: 2,
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    print: { printColorAdjust: 'exact' },
  },
});
export const parts = styleVariants({
  done: [
    part,
    {
      background: vars.color.ok.solid,
      '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  ],
  open: [part, { background: vars.color.n200 }],
});
