import { style } from '@vanilla-extract/css';
import { arrange } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';
import { OTHER } from './rules/field';

export const place = style({
  ...arrange.grid(vars.space.s6),
  alignContent: 'start',
  minWidth: 0,
  selectors: { '&:has(> [type="hidden"]:only-child)': { display: 'none' } },
});

export const groupHeading = style({ marginBottom: vars.space.s4 });

export const quickPicks = style({});

export const behindOther = style({
  selectors: {
    [`${quickPicks}:not(:has([value="${OTHER}"]:checked)) &`]: { display: 'none' },
  },
});
