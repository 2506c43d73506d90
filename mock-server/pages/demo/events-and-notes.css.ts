import { globalStyle, style } from '@vanilla-extract/css';
import { tabularFigures } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';
import { simulatorColours } from '../base/colours';

const { color } = vars;

export const eventList = style({ ...tabularFigures, display: 'grid', marginTop: 6 });
globalStyle(`${eventList} > li`, {
  display: 'grid',
  gridTemplateColumns: '82px 16px minmax(0, 1fr)',
  gap: 8,
  padding: '4px 0',
  fontSize: 13,
  lineHeight: '18px',
});
globalStyle(`${eventList} > li[data-soon]`, {
  gridTemplateColumns: '16px minmax(0, 1fr)',
  color: color.text3,
});
globalStyle(`${eventList} time`, { color: color.text3, whiteSpace: 'nowrap' });
globalStyle(`${eventList} code`, { color: color.text3 });
globalStyle(`${eventList} svg`, { marginTop: 2, color: color.info.solid });

export const thingsToLookAtList = style({ display: 'grid', gap: 8, marginTop: 8 });
globalStyle(`${thingsToLookAtList} > li`, { display: 'grid', gridTemplateColumns: '22px 1fr', gap: 10 });
globalStyle(`${thingsToLookAtList} b`, {
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  borderRadius: '50%',
  background: simulatorColours.amber,
  color: simulatorColours.onAmber,
  fontSize: 12,
  lineHeight: 1,
  fontWeight: 680,
});
