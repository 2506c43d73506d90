import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';

const { color } = vars;

export const rail = style({
  display: 'flex',
  gap: 4,
  paddingTop: 6,
  '@media': { [simulatorBreakpoints.phone]: { flexWrap: 'wrap' } },
});
globalStyle(`${rail} > li`, {
  flexBasis: 82,
  flexShrink: 1,
  minWidth: 0,
  textAlign: 'center',
  color: color.text3,
  fontSize: 12,
});
globalStyle(`${rail} > [data-phase=now]`, { color: color.sign.fg, fontWeight: 600 });

export const railTrack = style({
  display: 'flex',
  justifyContent: 'space-evenly',
  alignItems: 'center',
  height: 26,
  marginBottom: 5,
  borderRadius: 6,
  background: color.sunken,
  selectors: {
    '[data-phase=past] > &': { background: color.ok.bg },
    '[data-phase=now] > &': {
      background: color.sign.bg,
      boxShadow: `inset 0 0 0 1.5px ${color.sign.solid}`,
    },
  },
});
export const statusStop = style({
  position: 'relative',
  width: 9,
  height: 9,
  border: '1.5px solid #aab2b6',
  borderRadius: '50%',
  background: '#fff',
  selectors: {
    '&[data-phase=past]': { borderColor: color.ok.solid, background: color.ok.solid },
    '&[data-phase=now]': {
      width: 12,
      height: 12,
      borderColor: color.sign.solid,
      background: color.sign.solid,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:is([data-phase=past], [data-phase=now])': { background: 'Highlight' } },
    },
  },
});
export const statusName = style({ display: 'block', lineHeight: '16px', hyphens: 'manual' });
