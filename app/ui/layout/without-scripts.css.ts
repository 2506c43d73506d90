import { style } from '@vanilla-extract/css';

/** Content shown only without scripts. */
export const withoutScripts = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'block' } },
});
