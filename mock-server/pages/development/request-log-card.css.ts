import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';

const { color, font } = vars;

export const head = style({ paddingBlock: 10 });
export const log = style({ fontVariantNumeric: 'tabular-nums' });
globalStyle(`${log} summary`, {
  display: 'grid',
  gridTemplateColumns: '62px 58px minmax(0, 1fr) auto 64px',
  gap: 8,
  alignItems: 'center',
  padding: '7px 16px',
  borderTop: `1px solid ${color.hairline}`,
  fontSize: 12,
  listStyle: 'none',
  cursor: 'pointer',
  '@media': {
    [simulatorBreakpoints.phone]: { gridTemplateColumns: '54px 48px minmax(0, 1fr) auto' },
    '(pointer: coarse)': { paddingBlock: 10 },
  },
});
globalStyle(`${log} summary::-webkit-details-marker`, { display: 'none' });
globalStyle(`${log} summary:hover`, { background: color.surface2 });
globalStyle(`${log} summary[data-bad=true]`, { background: color.bad.bg });
globalStyle(`${log} summary > b`, { fontFamily: font.mono, fontWeight: 500 });

export const path = style({
  fontFamily: font.mono,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const duration = style({
  textAlign: 'end',
  color: color.text3,
  '@media': { [simulatorBreakpoints.phone]: { display: 'none' } },
});
export const status = style({
  padding: '0 6px',
  borderRadius: 5,
  background: color.sunken,
  color: color.text2,
  fontFamily: font.mono,
  fontSize: 11,
  lineHeight: '18px',
  fontWeight: 600,
  selectors: {
    '&[data-class="2"]': { background: color.ok.bg, color: color.ok.fg },
    '&[data-class="4"]': { background: color.warn.bg, color: color.warn.fg },
    '&:is([data-class="5"], [data-class=dropped])': { background: color.bad.solid, color: '#fff' },
  },
});

export const bodies = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 16,
  padding: '8px 16px 14px',
  background: color.surface2,
  '@media': { [simulatorBreakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${bodies} b`, { fontSize: 12, fontWeight: 540, color: color.text3 });
globalStyle(`${bodies} pre`, { maxHeight: 320, overflow: 'auto', whiteSpace: 'pre-wrap' });
