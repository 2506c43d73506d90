import { globalStyle, style } from '@vanilla-extract/css';

export const signerRow = style({ width: '60%' });
export const outcomeForm = style({ display: 'flex', gap: 8, alignItems: 'end' });
globalStyle(`${outcomeForm} > select`, { width: 176, textOverflow: 'ellipsis' });
