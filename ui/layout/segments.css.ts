import { style, styleVariants } from '@vanilla-extract/css';
import { layoutStyles } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

export const segments = style({
  ...layoutStyles.grid(3),
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
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
