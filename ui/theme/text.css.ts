import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, toRem } from './measures';
import { tabularFigures, typography, visuallyHiddenStyle } from './style-parts';
import { vars } from './tokens.css';

const headings: Record<'h1' | 'h2' | 'h3', GlobalStyleRule> = {
  h1: {
    fontSize: toRem(30),
    lineHeight: toRem(37),
    fontWeight: 620,
    letterSpacing: '-.016em',
    textWrap: 'balance',
    '@media': { [breakpoints.narrow]: { fontSize: toRem(26), lineHeight: toRem(32) } },
  },
  h2: { fontSize: toRem(18), lineHeight: toRem(26), fontWeight: 620, letterSpacing: '-.012em' },
  h3: { fontSize: toRem(15), lineHeight: toRem(22), fontWeight: 600, letterSpacing: '-.006em' },
};
globalStyle('h1', headings.h1);
globalStyle('h2', headings.h2);
globalStyle('h3', headings.h3);

export const h1 = style(headings.h1);
export const h3 = style(headings.h3);

export const leadText = style({
  fontSize: toRem(17),
  lineHeight: toRem(27),
  color: vars.color.text2,
  textWrap: 'pretty',
  maxWidth: '60ch',
  overflowWrap: 'anywhere',
  '@media': { [breakpoints.narrow]: { fontSize: toRem(16), lineHeight: toRem(24) } },
});
export const smallText = style(typography.prose);
export const metaText = style(typography.quiet);
export const mutedText = style({ color: vars.color.text2 });

const figure = style({ ...tabularFigures, fontWeight: 600, letterSpacing: '-.028em' });
export const figureXl = style([
  figure,
  {
    fontSize: toRem(44),
    lineHeight: toRem(48),
    '@media': { [breakpoints.narrow]: { fontSize: `min(${toRem(38)}, 14vw)`, lineHeight: toRem(44) } },
  },
]);
export const figureL = style([
  figure,
  {
    fontSize: toRem(34),
    lineHeight: toRem(40),
    '@media': { [breakpoints.narrow]: { fontSize: toRem(30), lineHeight: toRem(36) } },
  },
]);
export const figureM = style([
  figure,
  { fontSize: toRem(22), lineHeight: toRem(28), letterSpacing: '-.02em' },
]);

export const figureUnit = style({
  fontSize: '.62em',
  fontWeight: 500,
  letterSpacing: '-.01em',
  color: vars.color.text3,
});

export const visuallyHidden = style({ ...visuallyHiddenStyle, whiteSpace: 'nowrap' });

export const spokenComma = style({ fontSize: '0.0625rem', lineHeight: 0, opacity: 0 });

export const noPrint = style({ '@media': { print: { display: 'none !important' } } });
