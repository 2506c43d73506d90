import { style } from '@vanilla-extract/css';

/** What scripts make needless. */
export const withoutScripts = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'block' } },
});
