import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';

const { color } = vars;

export const tool = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  padding: '9px 16px',
  borderTop: `1px solid ${color.hairline}`,
  textDecoration: 'none',
  selectors: { 'a&': { color: 'inherit' } },
  ':hover': { background: color.surface2 },
  '@media': { [simulatorBreakpoints.phone]: { paddingBlock: 10 } },
});
globalStyle(`${tool} small`, { marginInlineStart: 'auto', fontSize: 12, color: color.text3 });
