import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorColours } from '../base/colours';

const { color } = vars;

export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 4px',
  borderBottom: `1px solid ${color.hairline}`,
});
globalStyle(`${tabs} a`, {
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: '0 12px',
  borderBottom: '3px solid transparent',
  color: color.text2,
  textDecoration: 'none',
});
globalStyle(`${tabs} a:hover`, { color: color.text });
globalStyle(`${tabs} [aria-current]`, {
  borderBottomColor: simulatorColours.amber,
  color: color.text,
  fontWeight: 600,
});
