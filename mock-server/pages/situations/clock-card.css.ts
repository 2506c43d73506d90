import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';

const { color } = vars;
const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

export const currentTime = style({
  ...tabular,
  fontSize: 28,
  lineHeight: '36px',
  fontWeight: 600,
  letterSpacing: '-.02em',
});
globalStyle(`${currentTime} > small`, {
  display: 'inline-block',
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 400,
  letterSpacing: 0,
  color: color.text3,
});
export const clockSteps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 6,
  marginBlock: '8px 12px',
});
export const upcomingEvents = style({
  ...tabular,
  marginTop: 14,
  paddingTop: 10,
  borderTop: `1px solid ${color.hairline}`,
});
globalStyle(`${upcomingEvents} li`, {
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gap: 8,
  paddingTop: 6,
  fontSize: 12,
  lineHeight: '17px',
});
globalStyle(`${upcomingEvents} b`, { fontWeight: 600 });
