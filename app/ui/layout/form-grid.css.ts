import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { arrange, typography } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

export const formGrid = style({
  ...arrange.grid(`${vars.space.s5} ${vars.space.s4}`),
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  minWidth: 0,
});

const wholeOnPhones = { '@media': { [breakpoints.small]: { gridColumn: 'span 6' } } };

export const span = styleVariants({
  whole: { gridColumn: 'span 6' },
  most: { gridColumn: 'span 4', ...wholeOnPhones },
  half: { gridColumn: 'span 3', ...wholeOnPhones },
  third: { gridColumn: 'span 2', ...wholeOnPhones },
  few: {
    gridColumn: 'span 2',
    '@media': { [breakpoints.small]: { gridColumn: 'span 3', alignSelf: 'end' } },
  },
});

export const groupTitle = style({
  gridColumn: 'span 6',
  ...typography.large,
  fontWeight: 600,
  letterSpacing: '-.01em',
  marginBlockEnd: vars.space.s4,
});
