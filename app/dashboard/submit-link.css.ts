import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';

/** Beside the title; on phones the sticky bar has it. Why it cannot be used stands under it, at the same edge. */
export const inHead = style({
  '@media': { [breakpoints.narrow]: { display: 'none' }, print: { display: 'none' } },
});
globalStyle(`${inHead} > span`, { justifyItems: 'end' });
export const inBar = style({});
globalStyle(`${inBar} > span`, { textAlign: 'center' });
