import { globalStyle, style } from '@vanilla-extract/css';
import '../base/base.css';

const one = 'minmax(0, 1fr)';
const NARROW = '(max-width: 1000px)';

export const page = style({
  display: 'grid',
  gridTemplateColumns: one,
  gap: 14,
  maxWidth: 1440,
  margin: '0 auto',
  padding: '20px 20px 48px',
  '@media': { [NARROW]: { padding: '14px 12px 40px' } },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 8 });
globalStyle(`${head} > div`, { flex: '1 1 320px', minWidth: 0 });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `340px ${one}`,
  gap: 16,
  alignItems: 'start',
  '@media': { [NARROW]: { gridTemplateColumns: one } },
});
export const column = style({ display: 'grid', gridTemplateColumns: one, gap: 16 });
export const fields = style({ display: 'grid', gap: 8 });
globalStyle(`${fields} > label`, { fontSize: 13, fontWeight: 560 });
globalStyle(`${fields} > input`, { width: '100%' });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 8, marginTop: 8 });
