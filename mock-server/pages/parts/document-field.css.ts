import { style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';

const { color, font } = vars;

export const documentField = style({
  width: '100%',
  padding: 10,
  border: `1px solid ${color.borderControl}`,
  borderRadius: 8,
  background: color.surface,
  color: color.text,
  fontFamily: font.mono,
  fontSize: 12,
  lineHeight: '18px',
  tabSize: 2,
  whiteSpace: 'pre',
  overflow: 'auto',
});
