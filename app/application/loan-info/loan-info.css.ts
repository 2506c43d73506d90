import { style } from '@vanilla-extract/css';
import { breakpoints } from 'ui/theme/measures';
import { layoutStyles } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

export const loanInfoForm = style({});

const factoring = [
  '[name="loanType"][value="factoring"]:checked',
  '[name="loanType"][value="factoring"][type="hidden"]',
];
const factoringChosen = `${loanInfoForm}:has(${factoring.join(', ')}) &`;

export const hiddenUnlessLoan = style({ selectors: { [factoringChosen]: { display: 'none' } } });

export const hiddenUnlessFactoring = style({
  selectors: { [`${loanInfoForm}:not(:has(${factoring.join(', ')})) &`]: { display: 'none' } },
});

const purpose = '[name="purposeSelect"]';

export const hiddenUnlessOtherPurpose = style({
  selectors: {
    [`${loanInfoForm}:has(${purpose}):not(:has(${purpose} option[value="other"]:checked)) &`]: {
      display: 'none',
    },
  },
});

export const limitField = style({
  ...layoutStyles.grid(vars.space.s4),
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 200px)',
  alignItems: 'end',
  '@media': { [breakpoints.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const missing = style({
  color: vars.color.link,
  '@media': { '(scripting: none)': { display: 'none' } },
});
