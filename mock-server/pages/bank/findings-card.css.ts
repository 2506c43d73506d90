import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import '../base/base.css';
import { body, quiet, tag } from '../parts/card.css';

const { color } = vars;

export const count = style([
  tag,
  {
    selectors: {
      '&[data-severity=error]': { background: color.bad.bg, color: color.bad.fg },
      '&[data-severity=note]': { background: color.warn.bg, color: color.warn.fg },
    },
  },
]);
export const summary = style([body, quiet]);
export const list = style({ maxHeight: 360, overflow: 'auto' });
globalStyle(`${list} > li`, {
  padding: '10px 16px',
  borderTop: `1px solid ${color.hairline}`,
  borderInlineStart: `3px solid ${color.warn.solid}`,
});
globalStyle(`${list} > [data-severity=error]`, { borderInlineStartColor: color.bad.solid });
globalStyle(`${list} code`, { display: 'block', color: color.text3 });
export const logos = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 20px', marginTop: 8 });
globalStyle(`${logos} figure`, { margin: 0 });
globalStyle(`${logos} img`, {
  display: 'block',
  width: 150,
  height: 80,
  padding: 8,
  border: `1px solid ${color.hairline}`,
  borderRadius: 8,
  background: '#fff',
  objectFit: 'contain',
});
globalStyle(`${logos} figcaption`, { marginTop: 4, fontSize: 12, color: color.text3 });
