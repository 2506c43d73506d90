import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';
import { simulatorColours } from '../base/colours';
import { quietText } from '../parts/card.css';
import { tones } from '../parts/status-tag.css';

const { color } = vars;
const { ink, amber, onAmber } = simulatorColours;
const PAST_COLOUR = '#e0a31c';
const HANDLE_COLOUR = '#b07d08';
const HIGHLIGHT_BACKGROUND = '#fdf6e3';
const CLOCK_MOVE_BACKGROUND = 'repeating-linear-gradient(135deg, #f0f2f3 0 6px, transparent 6px 12px)';

export const cellCount = createVar();
const cell = createVar();
const lineWidth = `calc(${cellCount} * ${cell})`;

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 14px',
  minHeight: 44,
  padding: '10px 16px 8px',
});
export const note = style([quietText, { padding: '10px 16px 16px' }]);

export const categoryLegend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  marginInlineStart: 'auto',
  fontSize: 12,
  lineHeight: '16px',
  color: color.text2,
  '@media': { [simulatorBreakpoints.phone]: { marginInlineStart: 0 } },
});
globalStyle(`${categoryLegend} li`, { display: 'flex', gap: 6, alignItems: 'center' });

export const categoryDot = style({
  display: 'grid',
  placeItems: 'center',
  border: `1.5px solid ${color.borderControl}`,
  borderRadius: '50%',
  background: color.surface,
  selectors: {
    [`${categoryLegend} &`]: { width: 12, height: 12 },
    '&[data-category=bank]': { background: ink, borderColor: ink, color: '#fff' },
    '&[data-category=mail]': {
      borderRadius: '28%',
      borderColor: color.info.solid,
      background: color.info.bg,
      color: color.info.fg,
    },
    '&[data-category=clock]': {
      background: 'repeating-linear-gradient(135deg, #dfe3e5 0 3px, #fff 3px 6px)',
      borderRadius: 4,
    },
    '&[data-category=simulator]': {
      borderColor: HANDLE_COLOUR,
      background: HIGHLIGHT_BACKGROUND,
      color: color.warn.fg,
    },
    '&[data-category=undone]': { borderStyle: 'dashed' },
  },
});

export const scroller = style({
  overflowX: 'auto',
  scrollPadding: 136,
  padding: '0 16px',
  '@media': { [simulatorBreakpoints.phone]: { overflow: 'visible', padding: 0 } },
});
export const timelineLine = style({
  vars: { [cell]: '128px' },
  position: 'relative',
  width: lineWidth,
  minWidth: '100%',
  '@media': { [simulatorBreakpoints.phone]: { width: 'auto' } },
});
export const events = style({
  display: 'flex',
  '@media': { [simulatorBreakpoints.phone]: { flexDirection: 'column', paddingBottom: 8 } },
});

export const eventCell = style({
  position: 'relative',
  flex: `0 0 ${cell}`,
  width: cell,
  display: 'grid',
  gridTemplate: '20px 26px auto auto / minmax(0, 1fr)',
  alignContent: 'start',
  paddingBottom: 12,
  scrollMargin: '220px 136px',
  selectors: { '&[data-moved]': { background: `${CLOCK_MOVE_BACKGROUND} 0 52px / 100% 40px no-repeat` } },
  '@media': {
    [simulatorBreakpoints.phone]: {
      flex: 'none',
      width: 'auto',
      gridTemplate: 'auto auto auto / 56px minmax(0, 1fr)',
      padding: 0,
      scrollMargin: '80px 200px',
      borderInlineStart: `4px solid ${PAST_COLOUR}`,
      marginInlineStart: 12,
      selectors: {
        '&[data-place=after]': { borderInlineStart: `4px dashed ${color.border}` },
        '&[data-moved]': { background: CLOCK_MOVE_BACKGROUND },
        '&[data-chosen]': { background: HIGHLIGHT_BACKGROUND },
      },
    },
  },
});

export const dayLabel = style({
  paddingInline: 8,
  fontSize: 12,
  lineHeight: '18px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [simulatorBreakpoints.phone]: {
      gridArea: '1 / 1 / 2 / 3',
      padding: '0 12px',
      selectors: { '&:not(:empty)': { paddingBlock: '10px 2px' } },
    },
  },
});
globalStyle(`${dayLabel} small`, { fontWeight: 400, color: color.text3 });

export const statusBand = style({
  height: 24,
  paddingInline: 8,
  fontSize: 12,
  lineHeight: '24px',
  fontWeight: 540,
  whiteSpace: 'nowrap',
  position: 'relative',
  zIndex: 1,
  selectors: {
    '&[aria-hidden]': { zIndex: 0 },
    '&:not([aria-hidden])': { borderStartStartRadius: 6, borderEndStartRadius: 6 },
  },
  '@media': {
    [simulatorBreakpoints.phone]: {
      gridArea: '2 / 2',
      justifySelf: 'start',
      height: 'auto',
      padding: '0 10px',
      selectors: {
        '&&': { borderRadius: 999 },
        '&[aria-hidden]': { display: 'none' },
      },
    },
  },
});
export const statusBandTones = tones;

export const eventLink = style({
  display: 'block',
  gridRow: 3,
  position: 'relative',
  padding: '14px 8px 4px',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 8,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      right: 0,
      top: 28,
      height: 4,
      background: PAST_COLOUR,
    },
    [`${eventCell}[data-place=after] &::before`]: { height: 2, top: 29, background: color.border },
  },
  '@media': {
    [simulatorBreakpoints.phone]: {
      gridArea: '3 / 2',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: 10,
      alignItems: 'center',
      minHeight: 48,
      padding: '4px 12px 4px 8px',
      selectors: {
        '&::before': { display: 'none' },
        [`${eventCell}[data-moved] &`]: { background: color.surface, borderRadius: 0 },
      },
    },
    '(forced-colors: active)': { selectors: { '&::before': { background: 'CanvasText' } } },
  },
});
globalStyle(`${eventLink} b`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  marginTop: 6,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': {
    [simulatorBreakpoints.phone]: { display: 'block', margin: 0, fontSize: 14, lineHeight: '19px' },
  },
});
globalStyle(`${eventLink}:hover b`, { textDecoration: 'underline' });

export const eventDots = style({
  position: 'relative',
  display: 'flex',
  gap: 3,
  alignItems: 'center',
  minHeight: 32,
});
globalStyle(`${eventDots} small`, {
  padding: '0 4px',
  whiteSpace: 'nowrap',
  borderRadius: 6,
  background: color.surface,
  fontSize: 11,
  color: color.text3,
  '@media': { [simulatorBreakpoints.phone]: { background: 'none' } },
});
globalStyle(`${eventDots} ${categoryDot}`, { position: 'relative', width: 26, height: 26 });
globalStyle(`${eventDots} ${categoryDot}:first-child`, {
  width: 32,
  height: 32,
  '@media': { [simulatorBreakpoints.phone]: { width: 28, height: 28 } },
});
globalStyle(`${eventCell}[data-place=after] ${categoryDot}`, { borderStyle: 'dashed' });
globalStyle(`${eventCell}[data-place=after]:not([data-chosen]) ${categoryDot}[data-category=bank]`, {
  background: '#59636a',
});
globalStyle(`${eventCell}[data-chosen] ${eventDots} ${categoryDot}:first-child`, {
  border: `2px solid ${HANDLE_COLOUR}`,
  background: amber,
  color: onAmber,
  boxShadow: '0 0 0 4px #f2b63244',
});

export const eventTime = style({
  gridRow: 4,
  paddingInline: 8,
  fontSize: 12,
  lineHeight: '16px',
  color: color.text3,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [simulatorBreakpoints.phone]: {
      gridArea: '3 / 1',
      alignSelf: 'center',
      padding: '0 0 0 12px',
      fontSize: 13,
    },
  },
});

export const currentDot = style({
  display: 'block',
  width: 16,
  height: 16,
  marginBlock: 8,
  borderRadius: '50%',
  background: ink,
  position: 'relative',
  '@media': { [simulatorBreakpoints.phone]: { margin: 6 } },
});
globalStyle(`${eventCell}[data-now] ${eventLink} b`, { fontWeight: 620 });

export const sliderHandle = style({
  paddingBottom: 10,
  '@media': { [simulatorBreakpoints.phone]: { display: 'none' } },
});
const thumb = {
  width: cell,
  height: 28,
  boxSizing: 'border-box',
  border: 0,
  borderInlineStart: `3px solid ${HANDLE_COLOUR}`,
  borderRadius: '0 8px 8px 0',
  background: `linear-gradient(90deg, ${amber} 0 34px, transparent 34px)`,
  cursor: 'grab',
} as const;
export const slider = style({
  appearance: 'none',
  width: lineWidth,
  height: 28,
  margin: 0,
  background: `linear-gradient(${color.border}, ${color.border}) center / 100% 2px no-repeat`,
  cursor: 'ew-resize',
  '::-webkit-slider-thumb': { ...thumb, appearance: 'none' },
  '::-moz-range-thumb': thumb,
  '@media': {
    '(forced-colors: active)': { '::-webkit-slider-thumb': { background: 'Highlight' } },
  },
});
export const withoutScripts = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'inline-block' } },
});

export const undoNote = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '12px 16px',
  alignItems: 'center',
  padding: '12px 16px',
  borderTop: '1px solid #ecca7d',
  background: HIGHLIGHT_BACKGROUND,
  '@media': {
    [simulatorBreakpoints.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: {
        '&[id]': { position: 'sticky', bottom: 0, zIndex: 2, boxShadow: '0 -6px 20px #14191c1f' },
      },
    },
  },
});
globalStyle(`${undoNote} ul`, { marginBlock: 2 });
globalStyle(`${undoNote} :is(ul, p + p, div > p:last-child)`, {
  fontSize: 12,
  lineHeight: '18px',
  color: color.text2,
});
globalStyle(`${undoNote} div > p:first-child`, { fontSize: 14, lineHeight: '21px', color: color.text });
globalStyle(`${undoNote} code`, { color: color.text2 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '@media': { [simulatorBreakpoints.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${actions} button`, { '@media': { [simulatorBreakpoints.phone]: { width: '100%' } } });

export const card = style({
  '@media': { [simulatorBreakpoints.phone]: { selectors: { '&&': { overflow: 'visible' } } } },
});

export const whatIfForm = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'end',
  padding: '12px 16px',
  borderTop: `1px solid ${color.hairline}`,
});
export const impossibleActions = style({ flex: '1 1 100%' });
globalStyle(`${whatIfForm} b`, { flex: '1 1 100%', fontWeight: 600 });
globalStyle(`${whatIfForm} label`, { display: 'flex', gap: 6, alignItems: 'center', minWidth: 0 });
globalStyle(`${whatIfForm} label`, { '@media': { [simulatorBreakpoints.phone]: { flex: '1 1 100%' } } });
globalStyle(`${whatIfForm} select`, { '@media': { [simulatorBreakpoints.phone]: { flex: 1 } } });
