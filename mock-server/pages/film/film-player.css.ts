import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorColours } from '../base/colours';

const { color } = vars;
const { amber } = simulatorColours;

export const player = style({ display: 'flex', flexWrap: 'wrap', gap: '14px 24px', paddingTop: 10 });
globalStyle(`${player} > div:last-child`, { flex: '1 1 240px', minWidth: 0 });
globalStyle(`${player} h4`, { margin: '0 0 4px', fontWeight: 560 });

export const stage = style({ display: 'grid', gap: 8, flex: '0 1 auto', minWidth: 0 });
globalStyle(`${stage} img:not([hidden])`, {
  display: 'block',
  maxWidth: '100%',
  maxHeight: '80vh',
  border: `1px solid ${color.hairline}`,
  borderRadius: 10,
});

export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
globalStyle(`${controls} [aria-disabled='true']`, { opacity: 0.5 });
export const time = style({ fontVariantNumeric: 'tabular-nums', color: color.text2 });

export const share = createVar();
export const bar = style({ display: 'flex', gap: 2, height: 6 });
globalStyle(`${bar} i`, { flex: `${share} 1 0`, borderRadius: 3, background: color.border });
globalStyle(`${bar} [data-look='seen']`, { background: simulatorColours.button });
globalStyle(`${bar} [data-look='now']`, { background: amber });

export const list = style({ display: 'grid', fontSize: 13, lineHeight: '19px' });
globalStyle(`${list} a`, {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: 28,
  padding: '3px 8px',
  borderInlineStart: '3px solid transparent',
  borderRadius: '0 6px 6px 0',
  color: color.text,
  textDecoration: 'none',
});
globalStyle(`${list} a:hover`, { textDecoration: 'underline' });
globalStyle(`${list} a[aria-current]`, {
  borderInlineStartColor: amber,
  background: color.sunken,
  fontWeight: 560,
});
globalStyle(`${list} a > span:first-child`, { fontVariantNumeric: 'tabular-nums', color: color.text2 });
