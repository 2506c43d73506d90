import { style } from '@vanilla-extract/css';
import { OTHER } from '~/application/dynamic/field';

/** Quick picks with "other": what is behind it shows once it is picked, with scripts and without them. */
export const quickPicks = style({});

export const behindOther = style({
  selectors: {
    [`${quickPicks}:not(:has([value="${OTHER}"]:checked)) &`]: { display: 'none' },
  },
});
