import { style } from '@vanilla-extract/css';

export const preview = style({
  vars: { '--selected': '#f2b632' },
});

export const selected = style({
  outline: '2px solid var(--selected)',
  outlineOffset: 8,
  borderRadius: 8,
  scrollMarginBlock: 120,
});
