import { style } from '@vanilla-extract/css';

/** Goes to the next line as a whole; broken only where a line of its own is too short for it. */
export const unparted = style({ display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' });
