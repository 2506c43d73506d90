import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';
import { simulatorColours } from '../base/colours';

const { color } = vars;
const { amber, onAmber } = simulatorColours;
const HANDLE_WIDTH_PX = 24;
const STRIP_HEIGHT_PX = 64;

/** Boundaries between steps: 0 is before the first one. */
export const rangeStart = createVar();
export const rangeEnd = createVar();
export const stepCount = createVar();

const stepWidth = `((100% - ${HANDLE_WIDTH_PX}px) / ${stepCount})`;
const boundary = (position: string) => `calc(${HANDLE_WIDTH_PX / 2}px + ${stepWidth} * ${position})`;

export const stripWithHandles = style({ display: 'grid', gap: 8, minWidth: 0, marginBlock: 4 });
export const strip = style({ position: 'relative', height: STRIP_HEIGHT_PX });

export const tiles = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  height: '100%',
  marginInline: HANDLE_WIDTH_PX / 2,
  borderRadius: 8,
  background: color.sunken,
});
globalStyle(`${tiles} li`, {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 4,
  minWidth: 0,
  overflow: 'hidden',
  borderInlineEnd: `1px solid ${color.surface}`,
  background: color.surface,
  fontSize: 12,
  lineHeight: '14px',
  fontVariantNumeric: 'tabular-nums',
  color: color.text,
});
globalStyle(`${tiles} li[data-category='bank']`, { background: color.info.bg });
globalStyle(`${tiles} li[data-out]`, {
  background: `repeating-linear-gradient(135deg, ${color.sunken} 0 5px, ${color.hairline} 5px 7px)`,
  color: color.text3,
});
globalStyle(`${tiles}[data-many] svg`, { '@media': { [simulatorBreakpoints.phone]: { display: 'none' } } });
globalStyle(`${tiles}[data-many] li`, { '@media': { [simulatorBreakpoints.phone]: { fontSize: 9 } } });

export const window = style({
  position: 'absolute',
  insetBlock: 0,
  left: boundary(rangeStart),
  width: `calc(${stepWidth} * (${rangeEnd} - ${rangeStart}))`,
  border: `3px solid ${amber}`,
  borderRadius: 6,
  pointerEvents: 'none',
});

const thumb = {
  width: HANDLE_WIDTH_PX,
  height: STRIP_HEIGHT_PX,
  boxSizing: 'border-box',
  border: 0,
  borderRadius: 8,
  background: `linear-gradient(90deg, transparent 4px, ${amber} 4px 10px, ${onAmber} 10px 14px, ${amber} 14px 20px, transparent 20px)`,
  cursor: 'ew-resize',
  pointerEvents: 'auto',
} as const;
/** Both handles lie above each other, so only the thumbs take the pointer. */
export const handle = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  background: 'none',
  pointerEvents: 'none',
  '::-webkit-slider-thumb': { ...thumb, appearance: 'none' },
  '::-moz-range-thumb': thumb,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': { outline: `3px solid ${color.link}` },
    '&:focus-visible::-moz-range-thumb': { outline: `3px solid ${color.link}` },
  },
  '@media': {
    '(forced-colors: active)': {
      '::-webkit-slider-thumb': { background: 'Highlight' },
      '::-moz-range-thumb': { background: 'Highlight' },
    },
  },
});

export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 12,
  '@media': { [simulatorBreakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${lists} label`, { display: 'grid', gap: 4, fontSize: 13, color: color.text2 });
globalStyle(`${lists} select`, { width: '100%', minWidth: 0 });
