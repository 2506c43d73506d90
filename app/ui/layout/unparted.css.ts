import { style } from '@vanilla-extract/css';

export const unparted = style({ display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' });
