import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import '../base/base.css';

const { color } = vars;

export const brand = createVar();
export const onBrand = createVar();
export const link = createVar();

export const title = style({ marginBottom: 8 });
export const stage = style({
  padding: 20,
  border: `1px solid ${color.hairline}`,
  borderRadius: 12,
  background: `${color.sunken} radial-gradient(#d5dadc 1px, transparent 1px) 0 0 / 14px 14px`,
});
export const window = style({
  maxWidth: 620,
  margin: '0 auto',
  border: `1px solid ${color.border}`,
  borderRadius: 10,
  overflow: 'hidden',
  background: color.surface,
  boxShadow: '0 2px 10px #14191c1a',
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '12px 18px',
  borderBottom: `1px solid ${color.hairline}`,
});
export const linked = style({ color: link, textDecoration: 'underline' });
globalStyle(`${header} > .${linked}`, { flex: 'none', marginInlineStart: 'auto', fontSize: 12 });
export const mark = style({ height: 28, maxWidth: 110, objectFit: 'contain' });
export const dot = style({ width: 24, height: 24, borderRadius: '50% 50% 50% 0', background: link });
export const body = style({ padding: 18 });
export const offer = style({ marginBottom: 12, fontSize: 20, lineHeight: '27px', fontWeight: 620 });
export const sheet = style({
  border: `1px solid ${color.hairline}`,
  borderRadius: 10,
  overflow: 'hidden',
});
export const sheetHead = style({ padding: '16px 18px', background: brand, color: onBrand });
globalStyle(`${sheetHead} small`, { display: 'block' });
globalStyle(`${sheetHead} b`, { fontSize: 28, lineHeight: '36px' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  padding: '16px 18px',
});
export const action = style({
  padding: '9px 16px',
  borderRadius: 8,
  background: brand,
  color: onBrand,
  fontWeight: 560,
});
