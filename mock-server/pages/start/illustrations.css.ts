import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';

const { color } = vars;
const CARD_SHADOW = '0 6px 24px #14191c2e';

export const offerPicture = style({
  position: 'absolute',
  inset: '26px -40px auto 26px',
  borderRadius: 12,
  background: '#fff',
  boxShadow: CARD_SHADOW,
  overflow: 'hidden',
});
export const offerHeader = style({ display: 'grid', gap: 2, padding: '18px 22px 22px' });
globalStyle(`${offerHeader} small`, { fontSize: 13 });
globalStyle(`${offerHeader} b`, {
  fontSize: 32,
  lineHeight: '40px',
  fontWeight: 600,
  letterSpacing: '-.02em',
});
export const offerFooter = style({ display: 'grid', gap: 1, padding: '12px 22px 40px' });
globalStyle(`${offerFooter} b`, { fontWeight: 600 });
globalStyle(`${offerFooter} span`, { fontSize: 13, color: color.text3 });

export const situationList = style({
  position: 'absolute',
  inset: '18px -20px auto 18px',
  borderRadius: '12px 0 0 0',
  background: '#fff',
  boxShadow: '0 6px 24px #14191c1f',
});
globalStyle(`${situationList} li`, {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: '0 12px',
  padding: '9px 30px 9px 14px',
  borderTop: `1px solid ${color.hairline}`,
});
globalStyle(`${situationList} li:first-child`, { border: 0 });
globalStyle(`${situationList} :is(b, small)`, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 600,
});
globalStyle(`${situationList} small`, { fontSize: 12, fontWeight: 400, color: color.text3 });

export const brandFan = style({});
globalStyle(`${brandFan} li`, {
  position: 'absolute',
  width: '86%',
  borderRadius: 10,
  background: '#fff',
  boxShadow: '0 4px 18px #14191c33',
  overflow: 'hidden',
});
globalStyle(`${brandFan} b`, { display: 'block', padding: '9px 14px', fontSize: 13 });
globalStyle(`${brandFan} span`, { display: 'block', padding: '12px 14px 90px', fontSize: 12 });
[
  ['34%', 20],
  ['21%', 62],
  ['8%', 104],
].forEach(([left, top], index) => {
  globalStyle(`${brandFan} li:nth-child(${index + 1})`, { left, top });
});
