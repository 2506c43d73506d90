import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { breakpoints } from './breakpoints';
import { tabular, typography, unseen } from './style-parts';
import { vars } from './tokens.css';

/** Headings look right as bare elements; the classes are for elements of another level that should look the same. */
const headings: Record<'h1' | 'h2' | 'h3', GlobalStyleRule> = {
  h1: {
    fontSize: 30,
    lineHeight: '37px',
    fontWeight: 620,
    letterSpacing: '-.016em',
    textWrap: 'balance',
    '@media': { [breakpoints.narrow]: { fontSize: 26, lineHeight: '32px' } },
  },
  h2: { fontSize: 18, lineHeight: '26px', fontWeight: 620, letterSpacing: '-.012em' },
  h3: { fontSize: 15, lineHeight: '22px', fontWeight: 600, letterSpacing: '-.006em' },
};
globalStyle('h1', headings.h1);
globalStyle('h2', headings.h2);
globalStyle('h3', headings.h3);

export const h1 = style(headings.h1);
export const h3 = style(headings.h3);

/** One sentence under the page title. */
export const lead = style({
  fontSize: 17,
  lineHeight: '27px',
  color: vars.color.text2,
  textWrap: 'pretty',
  maxWidth: '60ch',
  overflowWrap: 'anywhere',
  '@media': { [breakpoints.narrow]: { fontSize: 16, lineHeight: '24px' } },
});
export const small = style(typography.prose);
export const meta = style(typography.quiet);
export const muted = style({ color: vars.color.text2 });

/** Amounts: the largest thing on a page. */
const figure = style({ ...tabular, fontWeight: 600, letterSpacing: '-.028em' });
export const figureXl = style([
  figure,
  {
    fontSize: 44,
    lineHeight: '48px',
    '@media': { [breakpoints.narrow]: { fontSize: 38, lineHeight: '44px' } },
  },
]);
export const figureL = style([
  figure,
  {
    fontSize: 34,
    lineHeight: '40px',
    '@media': { [breakpoints.narrow]: { fontSize: 30, lineHeight: '36px' } },
  },
]);
export const figureM = style([figure, { fontSize: 22, lineHeight: '28px', letterSpacing: '-.02em' }]);

/** The currency sign beside an amount. */
export const unit = style({
  fontSize: '.62em',
  fontWeight: 500,
  letterSpacing: '-.01em',
  color: vars.color.text3,
});

/** Read aloud, not seen. */
export const visuallyHidden = style({ ...unseen, whiteSpace: 'nowrap' });

/** Left out on paper. */
export const noPrint = style({ '@media': { print: { display: 'none !important' } } });
