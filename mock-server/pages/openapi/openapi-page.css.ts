import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';

const { color, font } = vars;
const hairline = `1px solid ${color.hairline}`;
const NARROW = '(max-width: 56rem)';
const tone = createVar();
const toneBackground = createVar();

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '360px minmax(0, 1fr)',
  gap: 22,
  maxWidth: 1350,
  margin: '0 auto',
  padding: '22px 19px 45px',
  fontSize: 14,
  lineHeight: 1.6,
  '@media': {
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 15 },
    print: { display: 'block' },
  },
});
globalStyle(`${layout} > *`, { minWidth: 0 });

const block = {
  border: hairline,
  borderRadius: 12,
  padding: 19,
  background: color.surface,
} as const;

export const index = style({
  ...block,
  position: 'sticky',
  top: 68,
  alignSelf: 'start',
  maxHeight: 'calc(100vh - 84px)',
  overflowY: 'auto',
  fontSize: 12,
  '@media': {
    [NARROW]: { position: 'static', maxHeight: 'none' },
    print: { display: 'none' },
  },
});
globalStyle(`${index} p`, {
  marginBlock: '15px 4px',
  lineHeight: 1.45,
  fontWeight: 620,
  letterSpacing: '-0.012em',
  color: color.text3,
});
globalStyle(`${index} p:first-child`, { marginTop: 0 });
globalStyle(`${index} li`, {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'baseline',
});
globalStyle(`${index} a`, {
  paddingBlock: 3,
  color: color.text,
  textDecoration: 'none',
  '@media': { '(pointer: coarse)': { paddingBlock: 10 } },
});
globalStyle(`${index} a:hover`, { textDecoration: 'underline' });

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 19,
  alignContent: 'start',
});
globalStyle(`${layout} h1`, { fontSize: 24, lineHeight: 1.25, textWrap: 'balance' });
export const intro = style({});
globalStyle(`${intro} > * + *`, { marginTop: 10 });
globalStyle(`${intro} p`, { maxWidth: '68ch', color: color.text2 });
export const group = style({
  marginTop: 15,
  fontSize: 17,
  lineHeight: 1.45,
  letterSpacing: '-0.012em',
});

export const operation = style({ ...block, scrollMarginTop: 68 });
globalStyle(`${operation} > * + *`, { marginTop: 10 });
globalStyle(`${operation} h3`, {
  fontSize: 14,
  lineHeight: 1.6,
  fontWeight: 600,
  color: color.text,
});
globalStyle(`${operation} h4`, { margin: 0, fontSize: 12, fontWeight: 600, color: color.text3 });
globalStyle(`${operation} h4:not(:first-child)`, { marginTop: 10 });
globalStyle(`${layout} :is(code, pre)`, { fontSize: 12 });

export const method = style({
  font: `600 11px/1.4 ${font.mono}`,
  color: tone,
  vars: { [tone]: color.text2, [toneBackground]: color.sunken },
  selectors: {
    '&[data-method=GET]': { vars: { [tone]: color.info.solid, [toneBackground]: color.info.bg } },
    '&[data-method=POST]': { vars: { [tone]: color.ok.solid, [toneBackground]: color.ok.bg } },
    '&:is([data-method=PUT], [data-method=PATCH])': {
      vars: { [tone]: color.warn.fg, [toneBackground]: color.warn.bg },
    },
    '&[data-method=DELETE]': { vars: { [tone]: color.bad.solid, [toneBackground]: color.bad.bg } },
    'h3 &': { padding: '2px 6px', borderRadius: 6, background: toneBackground },
  },
});

export const members = style({});
globalStyle(`${members} ${members}`, { paddingInlineStart: 19, borderInlineStart: hairline });
export const kind = style({ color: color.text3, fontSize: 12 });
export const example = style({
  padding: 11,
  borderRadius: 8,
  background: color.sunken,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
});
export const response = style({ borderTop: hairline });
globalStyle(`${response} > summary`, { cursor: 'pointer', paddingBlock: 8 });
export const refusal = style({ paddingBlock: 6, borderTop: hairline });
