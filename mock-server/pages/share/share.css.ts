import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import '../base/base.css';
import { below } from '../base/breakpoints';

const { color } = vars;

export const main = style({
  display: 'grid',
  gap: 16,
  maxWidth: 720,
  margin: '0 auto',
  padding: '24px 20px 48px',
  '@media': { [below.phone]: { paddingInline: 12 } },
});

export const head = style({ display: 'grid', gap: 6 });
export const counts = style({ fontVariantNumeric: 'tabular-nums' });
export const nothing = style({ padding: 16 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '10px 16px',
  borderTop: `1px solid ${color.hairline}`,
});
globalStyle(`${row} > div`, { flex: '1 1 220px', minWidth: 0 });
globalStyle(`${row} b`, { fontWeight: 600 });
globalStyle(`${row} small`, {
  display: 'block',
  fontSize: 12,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  color: color.text3,
});
globalStyle(`${row} small a`, {
  display: 'inline-block',
  '@media': { '(pointer: coarse)': { paddingBlock: 6 } },
});

export const gone = style({ display: 'grid', justifyItems: 'start', gap: 10, padding: '28px 24px' });
globalStyle(`${gone} p`, { maxWidth: '48ch', fontSize: 15, lineHeight: '23px', color: color.text2 });

export const badge = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: 10,
  background: color.sunken,
  color: color.text2,
});
