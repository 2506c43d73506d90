import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';

const { color } = vars;

export const card = style({
  background: color.surface,
  border: `1px solid ${color.hairline}`,
  borderRadius: 12,
  boxShadow: vars.shadow.e1,
  overflow: 'clip',
});
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  minHeight: 44,
  padding: '10px 16px 0',
  selectors: { '&[data-above=list]': { paddingBottom: 8 } },
});
export const headerEnd = style({ marginInlineStart: 'auto' });
export const body = style({ padding: '10px 16px 16px' });
export const quietText = style({ fontSize: 12, lineHeight: '18px', color: color.text3 });
globalStyle(`${quietText} b`, { color: color.text, fontWeight: 600 });
export const cardTag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '1px 8px',
  borderRadius: 999,
  background: color.sunken,
  color: color.text2,
  fontSize: 12,
  fontWeight: 540,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-tone=ok]': { background: color.ok.bg, color: color.ok.fg },
    '&[data-tone=info]': { background: color.info.bg, color: color.info.fg },
    '&[data-tone=warn]': { background: color.warn.bg, color: color.warn.fg },
    '&[data-tone=bad]': { background: color.bad.bg, color: color.bad.fg },
  },
});
export const cardCount = style({
  padding: '0 8px',
  borderRadius: 10,
  background: color.sunken,
  color: color.text2,
  fontSize: 12,
  lineHeight: '20px',
  fontWeight: 600,
});
