import { globalStyle, style } from '@vanilla-extract/css';

export const fields = style({ display: 'grid', gap: 8 });
globalStyle(`${fields} label`, { display: 'grid', gap: 3, fontSize: 13, fontWeight: 560 });
globalStyle(`${fields} input`, { fontWeight: 400 });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 8, marginTop: 8 });
