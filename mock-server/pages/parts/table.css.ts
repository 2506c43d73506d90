import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';

const { color } = vars;

export const scroll = style({ overflowX: 'auto' });

export const table = style({
  width: '100%',
  marginTop: 4,
  borderCollapse: 'collapse',
  borderTop: `1px solid ${color.hairline}`,
});
globalStyle(`${table} :is(th, td)`, {
  padding: '8px 8px 8px 16px',
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBottom: `1px solid ${color.hairline}`,
  overflowWrap: 'break-word',
});
globalStyle(`${table} th`, { fontSize: 12, fontWeight: 500, color: color.text3, whiteSpace: 'nowrap' });
globalStyle(`${table} td`, { fontSize: 13, lineHeight: '19px' });

export const wide = style({ width: '60%' });
