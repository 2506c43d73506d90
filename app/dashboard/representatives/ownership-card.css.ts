import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { rem } from '~/theme/rem';
import { arrange, square, tabular, typography } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

const { color } = vars;

export const size = createVar();

export const bar = style({
  display: 'flex',
  gap: 3,
  height: 44,
  borderRadius: 9,
  overflow: 'clip',
  selectors: { '&[data-excess]': { outline: `2px solid ${color.bad.solid}`, outlineOffset: 2 } },
  '@media': { print: { printColorAdjust: 'exact' } },
});

const piece = style({
  display: 'flex',
  alignItems: 'center',
  flex: `${size} 1 0`,
  minWidth: 3,
  paddingInline: 0,
  borderRadius: 4,
  fontSize: `min(${rem(14)}, 3.8vw)`,
  fontWeight: 600,
  fontStyle: 'normal',
  lineHeight: 1,
  ...tabular,
  whiteSpace: 'nowrap',
  overflow: 'clip',
  selectors: {
    '&:not(:empty)': { paddingInline: 'min(10px, 1.5vw)' },
    [`${bar}[data-excess] &`]: { background: color.bad.solid, color: color.onBad },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

const fills = {
  1: { background: color.own1, color: color.onOwn1 },
  2: { background: color.own2, color: color.onOwn2 },
  3: { background: color.own3, color: color.onOwn3 },
} as const;
export const part = styleVariants(fills, (fill) => [piece, fill]);

const hatch = `repeating-linear-gradient(135deg, ${color.n200} 0 5px, ${color.n100} 5px 10px)`;
export const free = style([piece, { background: hatch }]);

const swatchBase = style({
  flex: 'none',
  ...square(12),
  borderRadius: 3,
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    print: { printColorAdjust: 'exact' },
  },
});
export const swatch = styleVariants(fills, ({ background }) => [swatchBase, { background }]);
export const swatchFree = style([swatchBase, { background: hatch }]);

export const legendRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '10px 28px',
});
const line = typography.small;
const list = { ...arrange.flow('8px 28px'), ...line } as const;
export const legend = style(list);
export const item = style(arrange.row(8));
export const figure = style({ color: color.text3, ...tabular });
export const sum = style({
  ...line,
  marginInlineStart: 'auto',
  ...tabular,
  selectors: { '&[data-excess]': { color: color.bad.fg, fontWeight: 560 } },
});

export const checks = style({
  ...list,
  paddingBlockStart: 14,
  borderTop: `1px solid ${color.hairline}`,
  '@media': { [breakpoints.narrow]: { flexDirection: 'column' } },
});
export const met = style({ color: color.ok.solid });
export const open = style({ color: color.warn.solid });
