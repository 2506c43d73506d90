import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHiddenStyle } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';
import { simulatorColours } from '../base/colours';
import { cardCount, quietText } from '../parts/card.css';
import { branchLetter } from './history-page.css';

const { color, font } = vars;
const { ink, amber } = simulatorColours;
const HANDLE = '#b07d08';
const hairline = `1px solid ${color.hairline}`;

export const forkPoint = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 10px',
  alignItems: 'center',
  justifySelf: 'center',
  padding: '8px 16px',
  border: '1px solid #ecca7d',
  borderRadius: 21,
  background: '#fdf6e3',
  fontSize: 13,
  lineHeight: '24px',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [simulatorBreakpoints.phone]: { justifySelf: 'stretch', borderRadius: 12 } },
});

export const forkLines = style({
  position: 'relative',
  height: 30,
  marginBlock: -16,
  selectors: {
    '&::before, &::after': { content: '""', position: 'absolute', border: `0 solid ${HANDLE}` },
    '&::before': { left: '50%', top: 0, height: 14, borderInlineStartWidth: 2 },
    '&::after': { inset: '14px 25% 0', borderWidth: '2px 2px 0', borderRadius: '6px 6px 0 0' },
  },
  '@media': { '(max-width: 900px)': { display: 'none' } },
});

export const share = style({ padding: '10px 16px' });
globalStyle(`${share} > summary`, {
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  minHeight: 24,
  fontWeight: 560,
  cursor: 'pointer',
});
globalStyle(`${share}[open] > summary`, { marginBottom: 12 });

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px 20px',
  '@media': {
    '(max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    [simulatorBreakpoints.phone]: { gap: 0 },
  },
});

export const choice = style({
  display: 'none',
  '@media': {
    [simulatorBreakpoints.phone]: {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      minInlineSize: 0,
      margin: 0,
      padding: 0,
      border: `1px solid ${color.border}`,
      borderRadius: '12px 12px 0 0',
      background: color.sunken,
      overflow: 'clip',
    },
  },
});
export const option = style({
  position: 'relative',
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  minHeight: 52,
  padding: '6px 12px',
  fontSize: 13,
  lineHeight: '17px',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: color.surface, fontWeight: 600, boxShadow: `inset 0 -3px ${amber}` },
    '&:has(:focus-visible)': { outline: `2px solid ${color.link}`, outlineOffset: -2 },
  },
});

export const side = style({
  borderTop: `3px solid ${ink}`,
  selectors: {
    '&[data-letter=B]': { borderTopColor: amber },
    [`${sides}:has([value=A]:checked) > &[data-letter=B], ${sides}:has([value=B]:checked) > &[data-letter=A]`]:
      { '@media': { [simulatorBreakpoints.phone]: { display: 'none' } } },
  },
  '@media': {
    [simulatorBreakpoints.phone]: {
      selectors: { '&&': { borderTop: hairline, borderRadius: '0 0 12px 12px' } },
    },
  },
});
export const sideHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 14px',
  minHeight: 44,
  padding: '10px 16px 8px',
});
export const progress = style([
  quietText,
  { marginInlineStart: 'auto', color: color.text3, fontVariantNumeric: 'tabular-nums' },
]);
export const sideBody = style({ display: 'grid', gap: 12, padding: '10px 16px 16px' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const screen = style({
  selectors: { '&[data-differs]': { borderRadius: 10, boxShadow: `0 0 0 3px ${color.info.solid}` } },
});
export const screenNote = style({
  marginTop: 8,
  fontSize: 12,
  lineHeight: '18px',
  color: color.info.fg,
});
export const screenBar = style({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  padding: '5px 10px',
  border: `1px solid ${color.border}`,
  borderBottom: 0,
  borderRadius: '8px 8px 0 0',
  background: color.surface2,
  fontSize: 12,
  lineHeight: '18px',
  color: color.text2,
});
globalStyle(`${screenBar} span`, {
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
globalStyle(`${screenBar} span:first-child`, {
  flex: '1 0 45%',
  padding: '1px 8px',
  borderRadius: 6,
  background: color.sunken,
  whiteSpace: 'nowrap',
  fontFamily: font.mono,
  fontSize: 11.5,
});
export const frame = style({
  height: 470,
  border: `1px solid ${color.border}`,
  borderRadius: '0 0 8px 8px',
  overflow: 'hidden',
  background: '#fff',
});
globalStyle(`${frame} iframe`, {
  display: 'block',
  width: 'calc(100% / .6)',
  height: 'calc(100% / .6)',
  border: 0,
  transform: 'scale(.6)',
  transformOrigin: '0 0',
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: 13,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
});
const onPhone = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [simulatorBreakpoints.phone]: rules } });
globalStyle(`${table} :is(th, td)`, {
  padding: '9px 14px',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBottom: hairline,
  overflowWrap: 'anywhere',
});
globalStyle(`${table} thead th`, { fontSize: 12, fontWeight: 500, color: color.text2 });
globalStyle(`${table} tbody th`, { fontWeight: 540 });
globalStyle(`${table} tr > :first-child`, { width: 240, paddingInlineStart: 16 });
globalStyle(`${table} code`, { display: 'block', color: color.text2 });
globalStyle(`${table} ${branchLetter}`, { width: 20, height: 20, fontSize: 12 });

export const group = style({});
globalStyle(`${table} ${group} th`, { paddingTop: 16, fontSize: 14, fontWeight: 620, width: 'auto' });
globalStyle(`${group} ${cardCount}`, { fontWeight: 600 });
export const value = style({
  selectors: {
    '&[data-look=different]': {
      background: color.info.bg,
      boxShadow: `inset 3px 0 ${color.info.solid}`,
    },
    '&[data-look=none]': { color: color.text3 },
  },
});

onPhone(`${table}, ${table} :is(tbody, tr, th, td)`, { display: 'block' });
onPhone(`${table} thead`, visuallyHiddenStyle);
onPhone(`${table} tr > :first-child`, { width: 'auto' });
onPhone(`${table} tbody tr:not(${group})`, { padding: '10px 16px 12px', borderBottom: hairline });
onPhone(`${table} tbody tr:not(${group}) > *`, { border: 0, padding: 0 });
onPhone(`${table} tbody tr:not(${group}) > ${value}`, {
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  gap: '0 10px',
  marginTop: 6,
  padding: '6px 10px',
  borderRadius: 8,
  fontSize: 14,
  lineHeight: '20px',
});
onPhone(`${value}::before`, {
  content: 'attr(data-side)',
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: 5,
  background: ink,
  color: '#fff',
  fontSize: 12,
  fontWeight: 640,
});
onPhone(`${value}[data-side=B]::before`, { background: amber, color: simulatorColours.onAmber });
onPhone(`${value} code`, { gridColumn: 2 });

export const equalValuesNote = style({
  padding: '11px 16px',
  background: color.surface2,
  color: color.text2,
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
});
