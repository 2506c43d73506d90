import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';

const { color } = vars;

export const brandColour = createVar();
export const textColourOnBrand = createVar();
export const linkColour = createVar();

export const title = style({ marginBottom: 8 });
export const previewStage = style({
  padding: 20,
  border: `1px solid ${color.hairline}`,
  borderRadius: 12,
  background: `${color.sunken} radial-gradient(#d5dadc 1px, transparent 1px) 0 0 / 14px 14px`,
});
export const portalWindow = style({
  maxWidth: 620,
  margin: '0 auto',
  border: `1px solid ${color.border}`,
  borderRadius: 10,
  overflow: 'hidden',
  background: color.surface,
  boxShadow: '0 2px 10px #14191c1a',
});
export const portalHeader = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '12px 18px',
  borderBottom: `1px solid ${color.hairline}`,
});
export const linkText = style({ color: linkColour, textDecoration: 'underline' });
globalStyle(`${portalHeader} > .${linkText}`, { flex: 'none', marginInlineStart: 'auto', fontSize: 12 });
export const logoImage = style({ height: 28, maxWidth: 110, objectFit: 'contain' });
export const logoPlaceholder = style({
  width: 24,
  height: 24,
  borderRadius: '50% 50% 50% 0',
  background: linkColour,
});
export const portalBody = style({ padding: 18 });
export const offerTitle = style({ marginBottom: 12, fontSize: 20, lineHeight: '27px', fontWeight: 620 });
export const offerSheet = style({
  border: `1px solid ${color.hairline}`,
  borderRadius: 10,
  overflow: 'hidden',
});
export const offerSheetHeader = style({
  padding: '16px 18px',
  background: brandColour,
  color: textColourOnBrand,
});
globalStyle(`${offerSheetHeader} small`, { display: 'block' });
globalStyle(`${offerSheetHeader} b`, { fontSize: 28, lineHeight: '36px' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  padding: '16px 18px',
});
export const primaryAction = style({
  padding: '9px 16px',
  borderRadius: 8,
  background: brandColour,
  color: textColourOnBrand,
  fontWeight: 560,
});
