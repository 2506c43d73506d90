import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';
import { loadedColours } from './library-card.css';

const { color } = vars;

export const summary = style({
  padding: '8px 16px',
  fontWeight: 500,
  cursor: 'pointer',
  ':hover': { background: color.surface2 },
  '@media': { [simulatorBreakpoints.phone]: { minHeight: 40 } },
});
export const matrix = style({ padding: '4px 6px 8px 14px' });
globalStyle(`${matrix} table`, { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
globalStyle(`${matrix} th`, {
  padding: '4px 2px',
  fontSize: 11,
  lineHeight: '14px',
  fontWeight: 500,
  textAlign: 'start',
  verticalAlign: 'top',
  color: color.text2,
  hyphens: 'auto',
});
globalStyle(`${matrix} thead td`, { width: 84 });
globalStyle(`${matrix} thead th`, { padding: '4px 0', verticalAlign: 'bottom' });
globalStyle(`${matrix} th code`, {
  display: 'block',
  fontSize: 10,
  lineHeight: '13px',
  color: color.text3,
});
globalStyle(`${matrix} tbody tr`, { borderTop: `1px solid ${color.hairline}` });
globalStyle(`${matrix} td`, { padding: '2px 0', textAlign: 'center' });

export const provider = style({
  display: 'inline-block',
  maxHeight: 110,
  marginInlineStart: 10,
  writingMode: 'vertical-rl',
  rotate: '180deg',
});

export const cell = style({
  display: 'inline-flex',
  // Buttons in a row would overlap those of neighbouring cells.
  '@media': { '(max-width: 360px)': { flexDirection: 'column' } },
  borderRadius: 6,
  selectors: {
    '&[aria-current]': { background: loadedColours.background, boxShadow: `0 0 0 1px ${loadedColours.edge}` },
  },
});
globalStyle(`${cell} > *`, {
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: color.text2,
});
globalStyle(`${cell} > a`, { color: color.text3 });
globalStyle(`${cell} > :hover`, { background: color.sunken, color: color.text });
