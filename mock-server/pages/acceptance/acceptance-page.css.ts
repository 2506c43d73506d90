import { globalStyle, style } from '@vanilla-extract/css';
import { hiddenInPrint } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';
import { simulatorColours } from '../base/colours';
import { cardTag, quietText } from '../parts/card.css';

const { color } = vars;
const hairline = `1px solid ${color.hairline}`;
const flexibleColumn = 'minmax(0, 1fr)';

export const onScreenOnly = style(hiddenInPrint);

export const totals = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  alignItems: 'baseline',
  fontSize: 15,
  lineHeight: '22px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${totals} [data-result=passed]`, { color: color.ok.fg });
globalStyle(`${totals} [data-result=failed]`, { color: color.bad.fg });
globalStyle(`${totals} [data-result=time]`, { fontSize: 13, fontWeight: 400, color: color.text2 });

export const noteWithIcon = style({ display: 'grid', gridTemplateColumns: '18px minmax(0, 1fr)', gap: 8 });

export const areaColumns = style({
  display: 'grid',
  gridTemplateColumns: `250px ${flexibleColumn}`,
  gap: 16,
  alignItems: 'start',
  '@media': {
    '(max-width: 1000px)': { gridTemplateColumns: flexibleColumn },
    print: { display: 'block' },
  },
});
export const list = style({ display: 'grid', gap: 12, gridTemplateColumns: flexibleColumn });

export const areas = style({
  position: 'sticky',
  top: 72,
  maxHeight: 'calc(100vh - 88px)',
  overflowY: 'auto',
  padding: '6px 0',
  '@media': {
    [simulatorBreakpoints.wide]: { top: 16, maxHeight: 'calc(100vh - 32px)' },
    '(max-width: 1000px)': { position: 'static', maxHeight: 'none', padding: 0 },
    print: { display: 'none' },
  },
});
globalStyle(`${areas} ul`, {
  '@media': {
    '(max-width: 1000px)': { display: 'flex', overflowX: 'auto', overflowWrap: 'normal', padding: 4 },
  },
});
export const area = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 9px',
  minHeight: 32,
  padding: '4px 14px 4px 11px',
  borderInlineStart: '3px solid transparent',
  color: color.text,
  fontSize: 13,
  lineHeight: '18px',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.surface2 },
    '&[aria-current]': { borderInlineStartColor: '#e0a31c', background: '#fdf6e3', fontWeight: 600 },
  },
  '@media': {
    '(max-width: 1000px)': {
      flexWrap: 'nowrap',
      minHeight: 44,
      paddingInline: 12,
      borderInlineStart: 0,
      borderBottom: '3px solid transparent',
      borderRadius: '8px 8px 0 0',
      whiteSpace: 'nowrap',
      selectors: { '&[aria-current]': { borderBottomColor: '#e0a31c' } },
    },
  },
});
globalStyle(`${area} > span:nth-last-child(2)`, {
  flex: '1 1 130px',
  '@media': { '(max-width: 1000px)': { flex: 'none' } },
});
globalStyle(`${area} small`, {
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  fontSize: 12,
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
});

export const resultMark = style({
  flex: 'none',
  color: color.text3,
  selectors: {
    '&[data-result=passed]': { color: color.ok.solid },
    '&[data-result=failed]': { color: color.bad.solid },
  },
});
export const result = style([
  cardTag,
  {
    selectors: {
      '&[data-result=passed]': { background: color.ok.bg, color: color.ok.fg },
      '&[data-result=failed]': { background: color.bad.bg, color: color.bad.fg },
    },
  },
]);

export const search = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  '@media': { print: { display: 'none' } },
});
globalStyle(`${search} > search`, { flex: '1 1 260px' });
export const resultViews = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });
export const resultView = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 30,
  padding: '3px 12px',
  border: `1px solid ${color.border}`,
  borderRadius: 999,
  background: color.surface,
  fontSize: 12,
  textDecoration: 'none',
  selectors: {
    [`${resultViews} &`]: { color: color.text2 },
    [`${resultViews} &[aria-current]`]: {
      background: simulatorColours.ink,
      borderColor: simulatorColours.ink,
      color: '#fff',
    },
  },
  '@media': { [simulatorBreakpoints.phone]: { minHeight: 44 } },
});

const summaryRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  cursor: 'pointer',
  listStyle: 'none',
} as const;
const arrow = {
  content: '""',
  flex: 'none',
  width: 7,
  height: 7,
  marginInline: '2px 4px',
  border: `solid ${color.text3}`,
  borderWidth: '0 1.5px 1.5px 0',
  rotate: '-45deg',
  transition: 'rotate 150ms',
} as const;

export const areaHeader = style({ ...summaryRow, padding: '12px 16px', '::before': arrow });
globalStyle(`${areaHeader}::-webkit-details-marker`, { display: 'none' });
globalStyle(`details[open] > ${areaHeader}::before`, { rotate: '45deg' });
globalStyle(`${areaHeader} h2`, { fontSize: 15 });
export const areaResults = style({ marginInlineStart: 'auto' });

export const requirement = style({ borderTop: hairline });
export const requirementHeader = style({
  ...summaryRow,
  padding: '9px 16px',
  fontSize: 13,
  '::before': arrow,
  ':hover': { background: color.surface2 },
});
globalStyle(`${requirementHeader}::-webkit-details-marker`, { display: 'none' });
globalStyle(`details[open] > ${requirementHeader}::before`, { rotate: '45deg' });
globalStyle(`${requirementHeader} h3`, {
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 240px',
  gap: '0 12px',
  minWidth: 0,
  fontSize: 13,
  lineHeight: '19px',
  fontWeight: 400,
  color: color.text,
});
globalStyle(`details[open] > ${requirementHeader} h3`, { fontWeight: 600 });
globalStyle(`${requirementHeader} code`, { minWidth: 72, lineHeight: '19px', color: color.text2 });
globalStyle(`a${requirementHeader}`, { textDecoration: 'none' });
export const features = style({ flex: '1 1 200px', minWidth: 0 });

export const scenario = style({
  display: 'grid',
  gridTemplateColumns: `20px ${flexibleColumn} auto`,
  gap: '2px 10px',
  alignItems: 'start',
  padding: '12px 16px',
  borderTop: hairline,
  selectors: { '&[data-result=failed]': { background: color.bad.bg } },
  '@media': { [simulatorBreakpoints.phone]: { gridTemplateColumns: `20px ${flexibleColumn}` } },
});
globalStyle(`${scenario} h4`, { margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600 });
globalStyle(`${scenario} h4 a`, { color: 'inherit', textDecoration: 'none' });
globalStyle(`${scenario} h4 a:hover`, { textDecoration: 'underline' });
globalStyle(`${scenario} > form`, {
  '@media': { [simulatorBreakpoints.phone]: { gridColumn: 2, marginTop: 6 }, print: { display: 'none' } },
});
export const areaDescription = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 10px',
  fontSize: 12,
  lineHeight: '18px',
  color: color.text2,
});

export const steps = style({ display: 'grid', gap: 2, marginTop: 4 });
export const step = style({
  display: 'grid',
  gridTemplateColumns: `92px ${flexibleColumn}`,
  gap: 8,
  fontSize: 13,
  lineHeight: '19px',
});
globalStyle(`${step} > span:first-child`, { color: color.text2 });

export const runHeader = style({ padding: '14px 16px 4px' });
export const text = style([quietText, { padding: '4px 16px 10px' }]);
export const runStep = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '9px 16px',
  borderTop: hairline,
});
globalStyle(`${runStep}[data-done=true] > svg`, { color: color.ok.solid });
globalStyle(`${runStep} > p`, { flex: 1, minWidth: 0 });
globalStyle(`${runStep} b`, { fontWeight: 560 });
globalStyle(`${runStep}[data-done=true] b`, { color: color.ok.fg });
export const runFooter = style({ padding: '10px 16px 16px', borderTop: hairline });
