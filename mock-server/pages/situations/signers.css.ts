import { globalStyle, style } from '@vanilla-extract/css';
import '../base/base.css';

export const person = style({ width: '60%' });
export const outcome = style({ display: 'flex', gap: 8, alignItems: 'end' });
globalStyle(`${outcome} > select`, { width: 176, textOverflow: 'ellipsis' });
