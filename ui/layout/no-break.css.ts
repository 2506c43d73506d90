import { style } from '@vanilla-extract/css';

export const noBreak = style({ display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' });
