import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';

const { color } = vars;
const hairline = `1px solid ${color.hairline}`;

export const aboveTable = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
});
export const counts = style({ fontVariantNumeric: 'tabular-nums' });

export const badge = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: 10,
  background: color.sunken,
  color: color.text2,
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

export const table = style({
  width: '100%',
  border: hairline,
  borderRadius: 12,
  borderCollapse: 'separate',
  borderSpacing: 0,
  background: color.surface,
  boxShadow: vars.shadow.e1,
  fontSize: 13,
  lineHeight: '19px',
});
globalStyle(`${table} :is(th, td)`, { padding: '10px 12px', textAlign: 'start', verticalAlign: 'middle' });
globalStyle(`${table} thead th`, { fontSize: 12, fontWeight: 500, color: color.text3, whiteSpace: 'nowrap' });
globalStyle(`${table} tbody > tr > :is(th, td)`, { borderTop: hairline });
globalStyle(`${table} tbody th`, { fontWeight: 400 });
globalStyle(`${table} tbody td > span:last-child`, { overflowWrap: 'normal' });
globalStyle(`${table} b`, { fontWeight: 600, overflowWrap: 'anywhere' });
globalStyle(`${table} small`, {
  display: 'block',
  fontSize: 12,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  color: color.text3,
});
export const sharedContent = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'center',
});
export const columnLabel = style({ display: 'none' });
export const openNowCount = style({});
globalStyle(`${table} ${openNowCount}`, { color: color.ok.fg });
export const linkActions = style({});
globalStyle(`${table} ${linkActions}`, { whiteSpace: 'nowrap' });
globalStyle(`${table} ${linkActions} > * + *`, { marginInlineStart: 8 });

export const confirmationRow = style({});
export const question = style({
  display: 'grid',
  gap: 10,
  padding: '6px 4px 8px',
  borderRadius: 8,
});
globalStyle(`${question} h2`, { fontSize: 16, lineHeight: '24px' });
globalStyle(`${question} li`, { paddingBlock: 2, maxWidth: '72ch' });

const narrowScreen = simulatorBreakpoints.laptop;
globalStyle(`${table}, ${table} :is(tbody, tr)`, { '@media': { [narrowScreen]: { display: 'block' } } });
globalStyle(`${table} thead`, {
  '@media': {
    [narrowScreen]: { position: 'absolute', overflow: 'hidden', clipPath: 'inset(50%)', width: 1, height: 1 },
  },
});
globalStyle(`${table} tbody > tr`, { '@media': { [narrowScreen]: { padding: '8px 4px 12px' } } });
globalStyle(`${table} tbody > tr + tr`, { '@media': { [narrowScreen]: { borderTop: hairline } } });
globalStyle(`${table} tbody > tr > :is(th, td)`, {
  '@media': {
    [narrowScreen]: { display: 'flow-root', padding: '5px 12px', border: 0, whiteSpace: 'normal' },
  },
});
globalStyle(`${table} tbody > tr:not(${confirmationRow}) > td:not(${linkActions})`, {
  '@media': { [narrowScreen]: { display: 'grid', gridTemplateColumns: '110px minmax(0, 1fr)', gap: 8 } },
});
globalStyle(`${table} ${columnLabel}`, {
  '@media': { [narrowScreen]: { display: 'block', color: color.text3 } },
});
globalStyle(`${table} ${linkActions}`, {
  '@media': { [narrowScreen]: { display: 'flex', flexWrap: 'wrap', gap: 8, whiteSpace: 'normal' } },
});
globalStyle(`${table} ${linkActions} > * + *`, { '@media': { [narrowScreen]: { marginInlineStart: 0 } } });

export const endedLinks = style({ overflow: 'clip' });
globalStyle(`${endedLinks} > summary`, { padding: '12px 16px', cursor: 'pointer' });
globalStyle(`${endedLinks} > table`, { border: 0, borderTop: hairline, borderRadius: 0, boxShadow: 'none' });

export const emptyNote = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 10,
  padding: '44px 24px 48px',
  textAlign: 'center',
});
globalStyle(`${emptyNote} h2`, { fontSize: 18, lineHeight: '26px' });
globalStyle(`${emptyNote} p`, { maxWidth: '56ch', color: color.text2 });
globalStyle(`${emptyNote} ${buttons}`, { justifyContent: 'center' });

export const goneCard = style({ display: 'grid', justifyItems: 'start', gap: 10, padding: '28px 24px' });
globalStyle(`${goneCard} p`, { maxWidth: '48ch', fontSize: 15, lineHeight: '23px', color: color.text2 });
