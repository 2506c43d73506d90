import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { vars } from '~/theme/tokens.css';

/** Six columns: what belongs together stands together. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `${vars.space.s5} ${vars.space.s4}`,
});

const onPhones = (columns: number) => ({
  '@media': { [breakpoints.small]: { gridColumn: `span ${columns}` } },
});

export const span = styleVariants({
  whole: { gridColumn: 'span 6' },
  street: { gridColumn: 'span 4', ...onPhones(6) },
  houseNumber: { gridColumn: 'span 2', ...onPhones(3) },
  // On small phones the label beside it needs two lines; the controls stay in line all the same.
  postcode: {
    gridColumn: 'span 2',
    '@media': { [breakpoints.small]: { gridColumn: 'span 3', alignSelf: 'end' } },
  },
  city: { gridColumn: 'span 4', ...onPhones(6) },
});
