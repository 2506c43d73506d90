import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, rem } from './measures';
import { tabular, typography, unseen } from './style-parts';
import { vars } from './tokens.css';

const headings: Record<'h1' | 'h2' | 'h3', GlobalStyleRule> = {
  h1: {
    fontSize: rem(30),
    lineHeight: rem(37),
    fontWeight: 620,
    letterSpacing: '-.016em',
    textWrap: 'balance',
    '@media': { [breakpoints.narrow]: { fontSize: rem(26), lineHeight: rem(32) } },
  },
  h2: { fontSize: rem(18), lineHeight: rem(26), fontWeight: 620, letterSpacing: '-.012em' },
  h3: { fontSize: rem(15), lineHeight: rem(22), fontWeight: 600, letterSpacing: '-.006em' },
};
globalStyle('h1', headings.h1);
globalStyle('h2', headings.h2);
globalStyle('h3', headings.h3);

export const h1 = style(headings.h1);
export const h3 = style(headings.h3);

export const lead = style({
  fontSize: rem(17),
  lineHeight: rem(27),
  color: vars.color.text2,
  textWrap: 'pretty',
  maxWidth: '60ch',
  overflowWrap: 'anywhere',
  '@media': { [breakpoints.narrow]: { fontSize: rem(16), lineHeight: rem(24) } },
});
export const small = style(typography.prose);
export const meta = style(typography.quiet);
export const muted = style({ color: vars.color.text2 });

const figure = style({ ...tabular, fontWeight: 600, letterSpacing: '-.028em' });
export const figureXl = style([
  figure,
  {
    fontSize: rem(44),
    lineHeight: rem(48),
    '@media': { [breakpoints.narrow]: { fontSize: `min(${rem(38)}, 14vw)`, lineHeight: rem(44) } },
  },
]);
export const figureL = style([
  figure,
  {
    fontSize: rem(34),
    lineHeight: rem(40),
    '@media': { [breakpoints.narrow]: { fontSize: rem(30), lineHeight: rem(36) } },
  },
]);
export const figureM = style([figure, { fontSize: rem(22), lineHeight: rem(28), letterSpacing: '-.02em' }]);

export const unit = style({
  fontSize: '.62em',
  fontWeight: 500,
  letterSpacing: '-.01em',
  color: vars.color.text3,
});

export const visuallyHidden = style({ ...unseen, whiteSpace: 'nowrap' });

export const spokenComma = style({ fontSize: '0.0625rem', lineHeight: 0, opacity: 0 });

export const noPrint = style({ '@media': { print: { display: 'none !important' } } });
