import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';

const { color } = vars;

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 10px 8px 16px',
  borderTop: `1px solid ${color.hairline}`,
});
globalStyle(`${entry} > div`, { flex: 1, minWidth: 0 });
globalStyle(`${entry} b`, { fontWeight: 560 });
globalStyle(`${entry} a:has(> b)`, { color: 'inherit', textDecoration: 'none' });
globalStyle(`${entry} a:has(> b):hover`, { textDecoration: 'underline' });
globalStyle(`${entry} small`, {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: 12,
  lineHeight: '16px',
  color: color.text3,
});
