import { style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { vars } from '~/theme/tokens.css';

export const advisor = style({ display: 'flex', alignItems: 'center', gap: 14 });
export const portrait = style({ width: 48, height: 48, flex: 'none', borderRadius: '50%' });
export const modes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  fontSize: 13,
  lineHeight: '18px',
  color: vars.color.text2,
});
export const mode = style({ display: 'flex', alignItems: 'center', gap: 6 });
export const when = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.12fr) minmax(0, 1fr)',
  gap: 28,
  '@media': { [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 } },
});
/** Fixed beside the calendar; the page scrolls on phones. */
export const slots = style({
  maxHeight: 340,
  overflowY: 'auto',
  padding: 4,
  margin: -4,
  '@media': { [breakpoints.narrow]: { maxHeight: 'none' } },
});
export const twoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '20px 16px',
  '@media': { [breakpoints.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
