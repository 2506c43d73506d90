import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';
import { cardTag } from '../parts/card.css';

const { color } = vars;
const hairline = `1px solid ${color.hairline}`;
const HATCHED_BACKGROUND = `repeating-linear-gradient(135deg, ${color.borderControl} 0 3px, ${color.surface} 3px 6px)`;

export const stateBar = style({ display: 'flex', gap: 2, height: 8, margin: '4px 16px 0' });
export const stateShare = style({
  borderRadius: 4,
  selectors: {
    '&[data-state=verified]': { background: color.ok.solid },
    '&[data-state=drifted]': { background: color.warn.solid },
    '&[data-state=assumed]': { background: HATCHED_BACKGROUND },
  },
});
export const stateCounts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '8px 16px',
  padding: '10px 16px 14px',
  '@media': { [simulatorBreakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${stateCounts} b`, { display: 'block', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${stateCounts} span`, { fontSize: 12, lineHeight: '18px', color: color.text2 });

export const callList = style({ borderTop: hairline });
globalStyle(`${callList} > summary`, {
  padding: '10px 16px',
  color: color.link,
  fontSize: 13,
  cursor: 'pointer',
});
export const callRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, .8fr) minmax(0, 1fr)',
  gap: '4px 16px',
  alignItems: 'start',
  padding: '9px 16px',
  borderTop: hairline,
  fontSize: 12,
  lineHeight: '18px',
  color: color.text2,
  '@media': { [simulatorBreakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${callRow} code`, { color: color.text });
export const callState = style([
  cardTag,
  {
    justifySelf: 'start',
    selectors: {
      '&[data-state=verified]': { background: color.ok.bg, color: color.ok.fg },
      '&[data-state=drifted]': { background: color.warn.bg, color: color.warn.fg },
      '&[data-state=assumed]': {
        background: color.surface,
        outline: `1px dashed ${color.borderControl}`,
        outlineOffset: -1,
      },
    },
  },
]);
