import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import '../base/base.css';
import { below } from '../base/breakpoints';
import { simulator } from '../base/colours';

const { color } = vars;

export const quiet = style({ fontSize: 12, lineHeight: '18px', color: color.text2 });

export const page = style({
  display: 'grid',
  gap: 14,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 1440,
  margin: '0 auto',
  padding: '20px 20px 48px',
  '@media': { '(max-width: 1000px)': { padding: '14px 12px 40px' } },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'end' });
export const title = style({ flex: '1 1 320px', minWidth: 0 });
globalStyle(`${title} h1`, { fontSize: 22 });

export const notice = style({
  padding: '10px 14px',
  border: '1px solid #efd39b',
  borderRadius: 10,
  background: color.warn.bg,
  color: color.warn.fg,
  fontSize: 13,
  lineHeight: '18px',
  selectors: {
    '&[role=alert]': { borderColor: '#f2c4be', background: color.bad.bg, color: color.bad.fg },
  },
});

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });
globalStyle(`${row} label`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  alignItems: 'center',
  minWidth: 0,
});

export const select = style({
  minHeight: 34,
  minWidth: 0,
  maxWidth: '100%',
  padding: '4px 10px',
  border: `1px solid ${color.borderControl}`,
  borderRadius: 8,
  background: color.surface,
  '@media': { [below.phone]: { minHeight: 44 } },
});

export const letter = style({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: 6,
  background: simulator.ink,
  color: '#fff',
  fontSize: 13,
  fontWeight: 640,
  selectors: { '&[data-letter=B]': { background: simulator.amber, color: simulator.onAmber } },
});
