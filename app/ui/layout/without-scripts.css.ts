import { style } from '@vanilla-extract/css';

export const withoutScripts = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'block' } },
});
