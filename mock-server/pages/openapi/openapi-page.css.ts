import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import '../base/base.css';

const { color, font } = vars;
const hairline = `1px solid ${color.hairline}`;
const NARROW = '(max-width: 56rem)';
const tone = createVar();
const toneBackground = createVar();

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '24rem minmax(0, 1fr)',
  gap: '1.5rem',
  maxWidth: '90rem',
  margin: '0 auto',
  padding: '1.5rem 1.25rem 3rem',
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  '@media': {
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '1rem' },
    print: { display: 'block' },
  },
});
globalStyle(`${layout} > *`, { minWidth: 0 });

const block = {
  border: hairline,
  borderRadius: 12,
  padding: '1.25rem',
  background: color.surface,
} as const;

export const index = style({
  ...block,
  position: 'sticky',
  top: '4.5rem',
  alignSelf: 'start',
  maxHeight: 'calc(100vh - 5.5rem)',
  overflowY: 'auto',
  fontSize: '0.8125rem',
  '@media': {
    [NARROW]: { position: 'static', maxHeight: 'none' },
    print: { display: 'none' },
  },
});
globalStyle(`${index} p`, {
  marginBlock: '1rem 0.25rem',
  lineHeight: 1.45,
  fontWeight: 620,
  letterSpacing: '-0.012em',
  color: color.text3,
});
globalStyle(`${index} p:first-child`, { marginTop: 0 });
globalStyle(`${index} li`, {
  display: 'grid',
  gridTemplateColumns: '3.75rem minmax(0, 1fr)',
  alignItems: 'baseline',
});
globalStyle(`${index} a`, {
  paddingBlock: '0.1875rem',
  color: color.text,
  textDecoration: 'none',
  '@media': { '(pointer: coarse)': { paddingBlock: '0.625rem' } },
});
globalStyle(`${index} a:hover`, { textDecoration: 'underline' });

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  alignContent: 'start',
});
globalStyle(`${layout} h1`, { fontSize: '1.625rem', lineHeight: 1.25, textWrap: 'balance' });
export const intro = style({});
globalStyle(`${intro} > * + *`, { marginTop: '0.625rem' });
globalStyle(`${intro} p`, { maxWidth: '68ch', color: color.text2 });
export const group = style({
  marginTop: '1rem',
  fontSize: '1.125rem',
  lineHeight: 1.45,
  letterSpacing: '-0.012em',
});

export const operation = style({ ...block, scrollMarginTop: '4.5rem' });
globalStyle(`${operation} > * + *`, { marginTop: '0.625rem' });
globalStyle(`${operation} h3`, {
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  fontWeight: 600,
  color: color.text,
});
globalStyle(`${operation} h4`, { margin: 0, fontSize: '0.8125rem', fontWeight: 600, color: color.text3 });
globalStyle(`${operation} h4:not(:first-child)`, { marginTop: '0.625rem' });
globalStyle(`${layout} :is(code, pre)`, { fontSize: '0.8125rem' });

export const method = style({
  font: `600 0.6875rem/1.4 ${font.mono}`,
  color: tone,
  vars: { [tone]: color.text2, [toneBackground]: color.sunken },
  selectors: {
    '&[data-method=GET]': { vars: { [tone]: color.info.solid, [toneBackground]: color.info.bg } },
    '&[data-method=POST]': { vars: { [tone]: color.ok.solid, [toneBackground]: color.ok.bg } },
    '&:is([data-method=PUT], [data-method=PATCH])': {
      vars: { [tone]: color.warn.fg, [toneBackground]: color.warn.bg },
    },
    '&[data-method=DELETE]': { vars: { [tone]: color.bad.solid, [toneBackground]: color.bad.bg } },
    'h3 &': { padding: '0.125rem 0.4375rem', borderRadius: 6, background: toneBackground },
  },
});

export const members = style({});
globalStyle(`${members} ${members}`, { paddingInlineStart: '1.25rem', borderInlineStart: hairline });
export const kind = style({ color: color.text3, fontSize: '0.8125rem' });
export const example = style({
  padding: '0.75rem',
  borderRadius: 8,
  background: color.sunken,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
});
export const answer = style({ borderTop: hairline });
globalStyle(`${answer} > summary`, { cursor: 'pointer', paddingBlock: '0.5rem' });
export const refusal = style({ paddingBlock: '0.375rem', borderTop: hairline });
