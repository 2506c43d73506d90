import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { createSquare, hiddenInPrint, layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const { color, space } = vars;

const thinStroke = { strokeWidth: 1, vectorEffect: 'non-scaling-stroke' } as const;

export const figure = style({
  ...layoutStyles.grid(space.s4),
  ...typography.tiny,
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
  breakInside: 'avoid',
  ...hiddenInPrint,
});

export const legend = style(layoutStyles.flow(`${space.s1} ${space.s5}`));
export const entry = style(layoutStyles.row(space.s2));
export const swatch = style({ flex: 'none', ...createSquare(12) });

/** Browsers print fills but not backgrounds. */
export const parts = styleVariants({
  owed: {
    ...thinStroke,
    fill: color.brandUi,
    stroke: color.brandUi,
    '@media': { '(forced-colors: active)': { fill: 'CanvasText', stroke: 'CanvasText' } },
  },
  repaid: {
    ...thinStroke,
    fill: color.sunken,
    stroke: color.borderControl,
    '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
  },
});

export const plot = style({ ...layoutStyles.grid(space.s3), gridTemplateColumns: 'auto minmax(0, 1fr)' });

export const amountAxis = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  marginBlock: -8,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const chartDrawing = style({
  display: 'block',
  width: '100%',
  height: 144,
  overflow: 'visible',
});
export const axisMark = style({
  ...thinStroke,
  stroke: color.hairline,
  '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
});

export const yearWord = style({ textAlign: 'end' });
export const yearAxis = style(layoutStyles.columns);
globalStyle(`${yearAxis} li`, { justifySelf: 'center', whiteSpace: 'nowrap' });
