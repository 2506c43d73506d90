import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';

export const form = style({ display: 'grid', gap: 8, justifyItems: 'start' });
globalStyle(`${form} label`, { display: 'grid', gap: 3, width: '100%', fontSize: 13 });
globalStyle(`${form} small`, { fontSize: 12, color: vars.color.text3 });

export const createdLink = style({ display: 'grid', gap: 6 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
