import { globalStyle, style } from '@vanilla-extract/css';
import { simulatorColours } from '../base/colours';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });
globalStyle(`${row} label`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  alignItems: 'center',
  minWidth: 0,
});

export const branchLetter = style({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: 6,
  background: simulatorColours.ink,
  color: '#fff',
  fontSize: 13,
  fontWeight: 640,
  selectors: { '&[data-letter=B]': { background: simulatorColours.amber, color: simulatorColours.onAmber } },
});
