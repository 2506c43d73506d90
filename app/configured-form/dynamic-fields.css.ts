import { style } from '@vanilla-extract/css';
import { arrange } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';
import { OTHER } from './rules/field';

/** One field in the grid. An answer that nobody is asked for takes no room. */
export const place = style({
  ...arrange.grid(vars.space.s6),
  alignContent: 'start',
  minWidth: 0,
  selectors: { '&:has(> [type="hidden"]:only-child)': { display: 'none' } },
});

/** Quick picks with "other": what is behind it shows once it is picked, with scripts and without them. */
export const quickPicks = style({});

export const behindOther = style({
  selectors: {
    [`${quickPicks}:not(:has([value="${OTHER}"]:checked)) &`]: { display: 'none' },
  },
});
