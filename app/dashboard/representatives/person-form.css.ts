import { style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { arrange } from '~/theme/style-parts';
import { h3 } from '~/theme/text.css';
import { vars } from '~/theme/tokens.css';
import { span as spans } from '~/ui/layout/form-grid.css';
import { YES } from './rules/form';

export const span = {
  ...spans,
  few: style({ gridColumn: 'span 2', '@media': { [breakpoints.small]: { gridColumn: 'span 3' } } }),
};

export const part = style({
  selectors: { '& + &': { paddingBlockStart: vars.space.s2, borderTop: `1px solid ${vars.color.hairline}` } },
});
export const partTitle = style([h3, { marginBlockEnd: vars.space.s4, paddingInline: `0 ${vars.space.s3}` }]);

/** REP-02 */
export const roles = style({});
export const forLegalSignatories = style({
  gridColumn: 'span 6',
  ...arrange.grid(vars.space.s5),
  selectors: {
    [`${roles}:not(:has([name="is_legal_signatory"][value="${YES}"]:checked)) &`]: { display: 'none' },
  },
});
export const questions = style({ gridColumn: 'span 6', ...arrange.grid(vars.space.s5) });

export const advice = style({ gridColumn: 'span 6', selectors: { '&:empty': { display: 'none' } } });
