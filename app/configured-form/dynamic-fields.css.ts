import { style } from '@vanilla-extract/css';
import { layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';
import { OTHER_CHOICE } from './rules/field';

export const gridPlace = style({
  ...layoutStyles.grid(vars.space.s6),
  alignContent: 'start',
  minWidth: 0,
  selectors: { '&:has(> [type="hidden"]:only-child)': { display: 'none' } },
});

export const groupHeading = style({ marginBottom: vars.space.s4 });

export const quickPicks = style({});

export const otherChoiceSelect = style({
  selectors: {
    [`${quickPicks}:not(:has([value="${OTHER_CHOICE}"]:checked)) &`]: { display: 'none' },
  },
});

export const optionalFields = style({
  selectors: { '&[open]': { ...layoutStyles.grid(vars.space.s4) } },
});

export const optionalFieldNames = style({
  ...layoutStyles.row(6),
  width: 'fit-content',
  minHeight: 44,
  ...typography.small,
  fontWeight: 560,
  color: vars.color.link,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = style({
  flex: 'none',
  transition: `rotate ${vars.motion.fast}`,
  selectors: { [`${optionalFields}[open] &`]: { rotate: '180deg' } },
});
