import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';
import { simulatorColours } from '../base/colours';

const { color } = vars;
const flexibleColumn = 'minmax(0, 1fr)';
const besideEachOther = '(min-width: 1101px) and (min-height: 600px)';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `${flexibleColumn} minmax(0, 420px)`,
  gap: 16,
  alignItems: 'start',
  '@media': { [simulatorBreakpoints.laptop]: { gridTemplateColumns: flexibleColumn } },
});
globalStyle(`${columns} > :last-child`, {
  '@media': { [besideEachOther]: { position: 'sticky', top: 72 } },
});

export const form = style({ display: 'grid', gap: 12, padding: '18px 20px 20px' });
globalStyle(`${form} h2`, { fontSize: 16, lineHeight: '24px' });
globalStyle(`${form} form`, { minWidth: 0 });
export const fields = style({ display: 'grid', gap: 12 });

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const choices = style({ marginTop: 8, borderTop: `1px solid ${color.hairline}` });
globalStyle(`${choices} li`, { borderBottom: `1px solid ${color.hairline}` });
globalStyle(`${choices} :is(label, div)`, {
  display: 'grid',
  gridTemplateColumns: `20px ${flexibleColumn} auto auto`,
  gap: '2px 12px',
  alignItems: 'center',
  minHeight: 40,
  padding: '6px 4px',
});
globalStyle(`${choices} div`, { gridTemplateColumns: flexibleColumn });
globalStyle(`${choices} input`, { width: 18, height: 18, margin: 0, accentColor: color.link });
globalStyle(`${choices} label:has(:checked)`, { fontWeight: 540 });
globalStyle(`${choices} small`, { fontSize: 12, fontWeight: 400, color: color.text3 });
globalStyle(`${choices} i`, {
  display: 'inline-block',
  minWidth: 20,
  fontStyle: 'normal',
  fontVariantNumeric: 'tabular-nums',
  color: color.text3,
});
globalStyle(`${choices} li[data-cut] label`, { color: color.text3, fontWeight: 400 });
export const cutStepsButton = style({
  width: '100%',
  minHeight: 40,
  padding: '6px 4px 6px 36px',
  border: 0,
  background: 'none',
  textAlign: 'start',
  fontSize: 13,
  color: color.link,
  cursor: 'pointer',
});
globalStyle(`${choices} label > small`, {
  '@media': { [simulatorBreakpoints.phone]: { gridColumn: 2 } },
});

export const appearanceFields = style({
  display: 'grid',
  gridTemplateColumns: `${flexibleColumn} ${flexibleColumn}`,
  gap: 12,
  '@media': { [simulatorBreakpoints.phone]: { gridTemplateColumns: flexibleColumn } },
});
globalStyle(`${appearanceFields} label`, { display: 'grid', gap: 4, fontSize: 13, color: color.text2 });
export const fullWidth = style({ gridColumn: '1 / -1' });

export const filmLength = style({ fontVariantNumeric: 'tabular-nums' });
globalStyle(`${choices} small + small`, {
  minWidth: 64,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [simulatorBreakpoints.phone]: { textAlign: 'start' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const makeRow = style({
  '@media': {
    [besideEachOther]: {
      position: 'sticky',
      bottom: 0,
      marginInline: -20,
      padding: '10px 20px',
      borderRadius: 12,
      background: color.surface,
    },
  },
});
globalStyle(`${form} :is(input, select)`, {
  '@media': { [besideEachOther]: { scrollMarginBlockEnd: 88 } },
});
export const footnote = style({ borderTop: `1px solid ${color.hairline}` });

export const obstacle = style({
  display: 'grid',
  gap: 10,
  padding: '18px 20px 20px',
  borderInlineStart: `4px solid ${simulatorColours.amber}`,
});
globalStyle(`${obstacle} h2`, { fontSize: 16, lineHeight: '24px' });
globalStyle(`${obstacle} p`, { maxWidth: '72ch' });

export const entry = style({
  display: 'grid',
  gap: 10,
  padding: '14px 16px 16px',
  borderTop: `1px solid ${color.hairline}`,
});
export const entryTitle = style({ fontSize: 15, lineHeight: '22px', fontWeight: 600, color: color.text });
globalStyle(`${entry} ${actions} form`, { display: 'contents' });

export const progress = style({
  width: '100%',
  height: 8,
  border: 0,
  borderRadius: 4,
  overflow: 'hidden',
  background: color.sunken,
  accentColor: simulatorColours.amber,
  selectors: {
    '&::-webkit-progress-bar': { background: color.sunken },
    '&::-webkit-progress-value': { background: simulatorColours.amber },
    '&::-moz-progress-bar': { background: simulatorColours.amber },
  },
});

export const failed = style({
  display: 'grid',
  gap: 8,
  padding: '10px 14px',
  border: `1px solid ${color.bad.line}`,
  borderRadius: 10,
  background: color.bad.bg,
  color: color.bad.fg,
});
export const filmMark = style({
  padding: '8px 12px',
  borderRadius: 10,
  background: color.warn.bg,
  color: color.warn.fg,
  fontSize: 13,
  lineHeight: '19px',
});
globalStyle(`${filmMark} li`, { paddingInlineStart: 14, textIndent: -14 });
globalStyle(`${filmMark} li::before`, { content: '"≠ "' });

export const details = style({ fontVariantNumeric: 'tabular-nums' });

export const watch = style({ minWidth: 0 });
globalStyle(`${watch} > summary`, { fontWeight: 560, cursor: 'pointer' });
export const share = style({
  paddingTop: 10,
  borderTop: `1px solid ${color.hairline}`,
});
export const sharedFilmCard = style({ display: 'grid', gap: 12, padding: '18px 20px 20px' });
