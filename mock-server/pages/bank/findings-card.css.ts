import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { body, cardTag, quietText } from '../parts/card.css';

const { color } = vars;

export const findingCount = style([
  cardTag,
  {
    selectors: {
      '&[data-severity=error]': { background: color.bad.bg, color: color.bad.fg },
      '&[data-severity=note]': { background: color.warn.bg, color: color.warn.fg },
    },
  },
]);
export const findingSummary = style([body, quietText]);
export const findingList = style({ maxHeight: 360, overflow: 'auto' });
globalStyle(`${findingList} > li`, {
  padding: '10px 16px',
  borderTop: `1px solid ${color.hairline}`,
  borderInlineStart: `3px solid ${color.warn.solid}`,
});
globalStyle(`${findingList} > [data-severity=error]`, { borderInlineStartColor: color.bad.solid });
globalStyle(`${findingList} code`, { display: 'block', color: color.text3 });
export const logoComparison = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 20px', marginTop: 8 });
globalStyle(`${logoComparison} figure`, { margin: 0 });
globalStyle(`${logoComparison} img`, {
  display: 'block',
  width: 150,
  height: 80,
  padding: 8,
  border: `1px solid ${color.hairline}`,
  borderRadius: 8,
  background: '#fff',
  objectFit: 'contain',
});
globalStyle(`${logoComparison} figcaption`, { marginTop: 4, fontSize: 12, color: color.text3 });
