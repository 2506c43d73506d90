import { style } from '@vanilla-extract/css';

export const refusalLinks = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
