import { style } from '@vanilla-extract/css';
import { vars } from '~/theme/tokens.css';

export const bars = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 3,
  height: 6,
});
const bar = style({
  borderRadius: 2,
  background: vars.color.n200,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
const filled = style({
  background: vars.color.ok.solid,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
export const states = { open: bar, done: `${bar} ${filled}` };
