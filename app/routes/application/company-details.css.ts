import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { vars } from '~/theme/tokens.css';

/** Six columns: what belongs together stands together. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `${vars.space.s5} ${vars.space.s4}`,
});

const narrowOnPhones = (phone: number) => ({
  '@media': { [breakpoints.small]: { gridColumn: `span ${phone}` } },
});

export const span = styleVariants({
  whole: { gridColumn: 'span 6' },
  street: { gridColumn: 'span 4' },
  houseNumber: { gridColumn: 'span 2' },
  postcode: { gridColumn: 'span 2', ...narrowOnPhones(3) },
  city: { gridColumn: 'span 4', ...narrowOnPhones(3) },
});
