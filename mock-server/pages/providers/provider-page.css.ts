import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorColours } from '../base/colours';

const { color, font } = vars;
const NARROW_SCREEN = '(max-width: 36rem)';

export const page = style({ fontSize: '0.9375rem', lineHeight: 1.6 });
globalStyle(`${page} h1`, {
  fontSize: '1.625rem',
  lineHeight: 1.25,
  fontWeight: 620,
  letterSpacing: '-0.016em',
  textWrap: 'balance',
});
globalStyle(`${page} h2`, {
  fontSize: '1.125rem',
  lineHeight: 1.45,
  fontWeight: 620,
  letterSpacing: '-0.012em',
});

export const providerHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 1rem',
  minHeight: '3.5rem',
  padding: '0.5rem 1.25rem',
  borderTop: `3px solid ${simulatorColours.amber}`,
  background: simulatorColours.ink,
  color: simulatorColours.onInk,
  '@media': { print: { display: 'none' } },
});
globalStyle(`${providerHeader} b`, { fontWeight: 620 });
globalStyle(`${providerHeader} > span`, { color: simulatorColours.onInk3 });
globalStyle(`${providerHeader} nav`, { display: 'flex', gap: '1rem', marginInlineStart: 'auto' });
globalStyle(`${providerHeader} a`, { paddingBlock: '0.25rem', color: 'inherit' });
globalStyle(`${providerHeader} a[aria-current]`, { fontWeight: 600, textDecoration: 'none' });
globalStyle(`${providerHeader} :focus-visible`, { outlineColor: simulatorColours.amber });

export const providerContent = style({
  display: 'grid',
  gap: '1.25rem',
  maxWidth: '42.5rem',
  margin: '0 auto',
  padding: '2rem 1.25rem 3rem',
  '@media': { [NARROW_SCREEN]: { padding: '1.25rem 1rem 2rem' }, print: { padding: 0 } },
});
globalStyle(`${providerContent} > :not([data-print])`, { '@media': { print: { display: 'none' } } });
globalStyle(`body:has(${providerContent})`, { '@media': { print: { background: 'none' } } });

export const lead = style({ marginTop: '0.375rem', color: color.text2, textWrap: 'pretty' });
export const notice = style({
  padding: '0.625rem 1rem',
  border: `1px solid ${color.warn.line}`,
  borderRadius: 10,
  background: color.warn.bg,
  color: color.warn.fg,
});
export const metaText = style({ marginTop: '-0.75rem', fontSize: '0.8125rem', color: color.text3 });

export const card = style({
  padding: '1.25rem',
  border: `1px solid ${color.hairline}`,
  borderRadius: 12,
  background: color.surface,
  selectors: { '&[data-print]': { border: `2px dashed ${color.border}` } },
});
globalStyle(`${card} > * + *`, { marginTop: '0.75rem' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '0.25rem 1.25rem',
  '@media': { [NARROW_SCREEN]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});
globalStyle(`${facts} dt`, { color: color.text3 });
globalStyle(`${facts} dd`, {
  fontWeight: 540,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [NARROW_SCREEN]: { marginBottom: '0.5rem' } },
});

const tone = createVar();
const toneBackground = createVar();

export const outcomes = style({ display: 'grid', gap: '0.5rem' });
export const outcome = style({
  display: 'grid',
  gridTemplateColumns: '0.75rem minmax(0, 1fr)',
  gap: '0 0.875rem',
  alignItems: 'baseline',
  width: '100%',
  padding: '0.75rem 1rem',
  border: `1px solid ${color.border}`,
  borderRadius: 10,
  background: color.surface,
  fontSize: '0.9375rem',
  textAlign: 'start',
  selectors: {
    '&[data-tone=ok]': { vars: { [tone]: color.ok.solid, [toneBackground]: color.ok.bg } },
    '&[data-tone=info]': { vars: { [tone]: color.info.solid, [toneBackground]: color.info.bg } },
    '&[data-tone=warn]': { vars: { [tone]: color.warn.solid, [toneBackground]: color.warn.bg } },
    '&[data-tone=bad]': { vars: { [tone]: color.bad.solid, [toneBackground]: color.bad.bg } },
    '&:hover': { borderColor: tone, background: toneBackground },
    '&::before': {
      content: '""',
      width: '0.75rem',
      height: '0.75rem',
      border: `2px solid ${tone}`,
      borderRadius: '50%',
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&::before': { borderColor: 'ButtonText' } } } },
});
globalStyle(`${outcome} b`, { fontWeight: 600 });
globalStyle(`${outcome} small`, {
  gridColumn: 2,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: color.text3,
});
globalStyle(`${outcome} code`, { fontSize: '0.75rem' });

export const barcode = style({
  display: 'block',
  width: 'min(100%, 20rem)',
  height: '4rem',
  fill: 'currentColor',
});
export const number = style({
  fontFamily: font.mono,
  fontSize: '1.125rem',
  lineHeight: 1.4,
  fontWeight: 600,
  letterSpacing: '0.06em',
});
export const signatureLine = style({
  paddingTop: '0.375rem',
  borderTop: `1px solid ${color.text3}`,
  fontSize: '0.8125rem',
  color: color.text3,
  selectors: { '&&': { marginTop: '2.5rem' } },
});
