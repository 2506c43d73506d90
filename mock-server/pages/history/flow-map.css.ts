import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';
import { SPACE_ABOVE_ROW_PX } from './flow-lines';

const { color } = vars;
const FORWARD_COLOUR = '#6b757b';
const BACKWARD_COLOUR = '#9a6a06';
const COLUMN_GAP_PX = 26;

export const LAYOUTS = ['wide', 'middle', 'narrow'] as const;
export type Layout = (typeof LAYOUTS)[number];
export const COLUMNS_BY_LAYOUT: Readonly<Record<Layout, number>> = { wide: 5, middle: 4, narrow: 3 };
const MIDDLE_SCREEN = '(max-width: 1260px)';
const NARROW_SCREEN = '(max-width: 1020px)';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 14px',
  minHeight: 44,
  padding: '10px 16px 0',
});
export const head = style({
  fontSize: 12,
  lineHeight: '18px',
  color: color.text3,
  fontVariantNumeric: 'tabular-nums',
});
export const demoPartnerNote = style({
  padding: '4px 16px 0',
  fontSize: 12,
  lineHeight: '18px',
  color: color.text3,
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 18px',
  padding: '4px 16px 0',
  fontSize: 12,
  lineHeight: '18px',
  color: color.text2,
  '@media': { [simulatorBreakpoints.phone]: { display: 'none' } },
});
globalStyle(`${legend} i`, {
  display: 'inline-block',
  width: 24,
  marginInlineEnd: 7,
  borderTop: `2px dashed ${FORWARD_COLOUR}`,
  verticalAlign: 4,
});
globalStyle(`${legend} i[data-way=back]`, { borderColor: BACKWARD_COLOUR });

export const map = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${COLUMNS_BY_LAYOUT.wide}, minmax(0, 1fr))`,
  gap: `${SPACE_ABOVE_ROW_PX}px ${COLUMN_GAP_PX}px`,
  padding: `${SPACE_ABOVE_ROW_PX + 4}px 32px 18px 46px`,
  '@media': {
    [MIDDLE_SCREEN]: { gridTemplateColumns: `repeat(${COLUMNS_BY_LAYOUT.middle}, minmax(0, 1fr))` },
    [NARROW_SCREEN]: { gridTemplateColumns: `repeat(${COLUMNS_BY_LAYOUT.narrow}, minmax(0, 1fr))` },
    [simulatorBreakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, padding: '4px 12px 8px' },
  },
});

export const place = style({ position: 'relative', display: 'grid' });

const transitionLayer = {
  position: 'absolute',
  top: -SPACE_ABOVE_ROW_PX,
  left: -COLUMN_GAP_PX / 2,
  height: `calc(100% + ${SPACE_ABOVE_ROW_PX}px)`,
  overflow: 'visible',
  pointerEvents: 'none',
  display: 'none',
} as const;
const widthOf = (layout: Layout) => `calc((100% + ${COLUMN_GAP_PX}px) * ${COLUMNS_BY_LAYOUT[layout]})`;

export const transitionLines = styleVariants({
  wide: {
    ...transitionLayer,
    width: widthOf('wide'),
    display: 'block',
    '@media': { [MIDDLE_SCREEN]: { display: 'none' } },
  },
  middle: {
    ...transitionLayer,
    width: widthOf('middle'),
    '@media': { [MIDDLE_SCREEN]: { display: 'block' }, [NARROW_SCREEN]: { display: 'none' } },
  },
  narrow: {
    ...transitionLayer,
    width: widthOf('narrow'),
    '@media': { [NARROW_SCREEN]: { display: 'block' }, [simulatorBreakpoints.phone]: { display: 'none' } },
  },
});
export const transitionLine = style({
  selectors: { '&[data-way=out]': { color: FORWARD_COLOUR }, '&[data-way=back]': { color: BACKWARD_COLOUR } },
});
globalStyle(`${transitionLine} line`, { stroke: 'currentColor', strokeWidth: 1.5, strokeDasharray: '4 3' });
globalStyle(`${transitionLine} path`, { fill: 'currentColor' });

export const statusNode = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  padding: '9px 12px',
  border: `1px solid ${color.border}`,
  borderRadius: 10,
  background: color.surface,
  selectors: {
    '&:not([data-kind])::after': {
      content: '"→"',
      position: 'absolute',
      right: -22,
      top: '50%',
      translate: '0 -50%',
      width: 18,
      textAlign: 'center',
      color: color.borderControl,
    },
    '&[data-past]': { borderColor: '#a9d8ba', background: '#f6fcf8' },
    '&[data-past]:not([data-kind])::after': { color: color.ok.solid, fontWeight: 700 },
    '&[data-kind=aside]': { borderStyle: 'dashed' },
    '&[data-kind=end]': {
      borderRadius: '22px 10px 10px 22px',
      borderColor: '#59636a',
      paddingInlineStart: 18,
      background: color.sunken,
    },
    '&[data-here]': {
      border: `2px solid ${color.sign.solid}`,
      background: color.sign.bg,
      padding: '8px 11px',
      boxShadow: '0 0 0 5px #7450b826',
    },
  },
  '@media': {
    [simulatorBreakpoints.phone]: {
      selectors: {
        '&&': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gap: '0 12px',
          padding: '10px 4px 10px 22px',
          border: 0,
          borderBottom: `1px solid ${color.hairline}`,
          borderRadius: 0,
          background: 'none',
          boxShadow: 'none',
        },
        '&&[data-here]': { background: color.sign.bg },
        '&&::after': { display: 'none' },
        '&&::before': {
          content: '""',
          position: 'absolute',
          inset: '0 auto 0 5px',
          width: 3,
          background: color.border,
        },
        '&&[data-past]::before': { background: color.ok.solid },
        '&&[data-kind=aside]::before': {
          background: 'none',
          borderInlineStart: `2px dashed ${color.border}`,
        },
        '&&[data-here]::before': { background: color.sign.solid },
      },
    },
  },
});
globalStyle(`${statusNode} > b`, { fontSize: 13, lineHeight: '18px', fontWeight: 600 });
globalStyle(`${statusNode} > span`, { fontSize: 12, lineHeight: '17px', color: color.text2 });
globalStyle(`${statusNode} > span > svg`, { marginInlineEnd: 5, verticalAlign: -2, color: color.text3 });
globalStyle(`${statusNode} > form`, { marginTop: 'auto', paddingTop: 8 });
globalStyle(`${statusNode} > :not(form)`, { '@media': { [simulatorBreakpoints.phone]: { gridColumn: 1 } } });
globalStyle(`${statusNode} > form`, {
  '@media': {
    [simulatorBreakpoints.phone]: { gridArea: '1 / 2 / 4', padding: 0, margin: 0, alignSelf: 'center' },
  },
});

export const statusLabel = style({
  display: 'inline-flex',
  gap: 5,
  alignItems: 'center',
  padding: '1px 9px',
  borderRadius: 6,
  background: color.sign.solid,
  fontWeight: 600,
  selectors: {
    [`${statusNode} > &`]: {
      position: 'absolute',
      top: -14,
      left: 10,
      color: '#fff',
      lineHeight: '18px',
      '@media': {
        [simulatorBreakpoints.phone]: { position: 'static', justifySelf: 'start', marginBottom: 4 },
      },
    },
  },
});
globalStyle(`${statusNode} > ${statusLabel} > svg`, { margin: 0, color: 'inherit' });
export const exitList = style({ selectors: { [`${statusNode} > &`]: { color: color.text3 } } });

export const pendingActions = style({
  display: 'grid',
  gap: 4,
  padding: '12px 16px',
  borderTop: `1px solid ${color.hairline}`,
});
globalStyle(`${pendingActions} :is(p, li)`, { fontSize: 13, lineHeight: '19px' });
globalStyle(`${pendingActions} small`, { fontSize: 12, color: color.text3 });

export const proofList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderTop: `1px solid ${color.hairline}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const provenStatement = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: 10,
  padding: '13px 16px',
  borderInlineStart: `1px solid ${color.hairline}`,
  ':first-child': { border: 0 },
  '@media': {
    '(max-width: 900px)': {
      borderInlineStart: 0,
      selectors: { '&:not(:first-child)': { borderTop: `1px solid ${color.hairline}` } },
    },
  },
});
globalStyle(`${provenStatement} > svg`, { marginTop: 2, color: color.warn.solid });
globalStyle(`${provenStatement}[data-holds=true] > svg`, { color: color.ok.solid });
globalStyle(`${provenStatement} b`, { fontWeight: 600 });
globalStyle(`${provenStatement} li code`, { overflowWrap: 'anywhere', fontSize: 11, color: color.text2 });
export const provenStatementText = style({ fontSize: 12, lineHeight: '18px', color: color.text2 });
globalStyle(`${provenStatementText} summary`, { cursor: 'pointer', color: color.link, paddingBlock: 3 });
export const itemCodes = style({ display: 'grid', gap: 2, maxHeight: 220, overflow: 'auto' });
globalStyle(`${itemCodes} a`, {
  display: 'inline-block',
  minHeight: 24,
  fontFamily: vars.font.mono,
  fontSize: 12,
  lineHeight: '24px',
});
