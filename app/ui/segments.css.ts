import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '~/theme/tokens.css';

export const segments = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 3,
  height: 6,
});
const segment = style({
  borderRadius: 2,
  background: vars.color.n200,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
const on = (background: string) => ({
  background,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' as const } },
});
export const tones = styleVariants({
  off: [segment],
  ok: [segment, on(vars.color.ok.solid)],
  brand: [segment, on(vars.color.brandUi)],
});
