import { style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';

const { color } = vars;

export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 22,
  height: 22,
  padding: '0 5px',
  border: `1px solid ${color.border}`,
  borderBottomWidth: 2,
  borderRadius: 5,
  background: color.surface,
  color: color.text2,
  fontFamily: 'inherit',
  fontSize: 11.5,
  lineHeight: 1,
  fontWeight: 560,
});
