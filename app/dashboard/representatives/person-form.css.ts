import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { arrange } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';
import { YES } from './rules/form';

/** Six columns: what belongs together stands together. */
export const grid = style({
  ...arrange.grid(`${vars.space.s5} ${vars.space.s4}`),
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
});
const onPhones = (columns: number) => ({
  '@media': { [breakpoints.small]: { gridColumn: `span ${columns}` } },
});
export const span = styleVariants({
  whole: { gridColumn: 'span 6' },
  half: { gridColumn: 'span 3', ...onPhones(6) },
  most: { gridColumn: 'span 4', ...onPhones(6) },
  few: { gridColumn: 'span 2', ...onPhones(3) },
});

/** A part of the form under a heading of its own. */
export const part = style({
  selectors: { '& + &': { paddingBlockStart: vars.space.s2, borderTop: `1px solid ${vars.color.hairline}` } },
});
export const partTitle = style({
  marginBlockEnd: vars.space.s4,
  fontSize: 15,
  lineHeight: '22px',
  fontWeight: 600,
  letterSpacing: '-.006em',
});

/**
 * What only legal signatories are asked for (REP-02): shown and hidden by the answer itself, with scripts and without them. A browser that
 * cannot do that shows it always, and the server ignores it.
 */
export const roles = style({});
export const forLegalSignatories = style({
  gridColumn: 'span 6',
  ...arrange.grid(vars.space.s5),
  selectors: {
    [`${roles}:not(:has([name="is_legal_signatory"][value="${YES}"]:checked)) &`]: { display: 'none' },
  },
});
/** The same where that answer is fixed. */
export const questions = style({ gridColumn: 'span 6', ...arrange.grid(vars.space.s5) });

/** Appears while something is typed; takes no room before. */
export const advice = style({ gridColumn: 'span 6', selectors: { '&:empty': { display: 'none' } } });
