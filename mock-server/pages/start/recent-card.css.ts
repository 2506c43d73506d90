import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';
import { cardTag } from '../parts/card.css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto auto',
  gap: '4px 14px',
  alignItems: 'center',
  padding: '10px 16px',
  borderTop: `1px solid ${vars.color.hairline}`,
  '@media': { [simulatorBreakpoints.phone]: { gridTemplateColumns: '44px minmax(0, 1fr) auto' } },
});
globalStyle(`${row} > svg`, { gridRow: 'auto' });
globalStyle(`${row} > a`, { gridColumn: 4, '@media': { [simulatorBreakpoints.phone]: { gridColumn: 3 } } });
globalStyle(`${row} > ${cardTag}`, { '@media': { [simulatorBreakpoints.phone]: { display: 'none' } } });
globalStyle(`${row} b`, { fontWeight: 600 });
globalStyle(`${row} small`, {
  display: 'block',
  fontSize: 12,
  lineHeight: '17px',
  color: vars.color.text3,
});

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 14px', lineHeight: '24px' });
