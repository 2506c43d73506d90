import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { documentField } from '../parts/document-field.css';

const { color } = vars;

export const bankNavigation = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  padding: '0 20px',
  borderBottom: `1px solid ${color.hairline}`,
  background: color.surface,
  fontSize: 13,
});
globalStyle(`${bankNavigation} a`, {
  padding: '10px 0 8px',
  borderBottom: '2px solid transparent',
  color: color.text2,
  textDecoration: 'none',
});
globalStyle(`${bankNavigation} [aria-current]`, {
  borderColor: '#e0a31c',
  color: color.text,
  fontWeight: 600,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 8,
  padding: '10px 16px 16px',
});
globalStyle(`${row} > :is(label, div)`, {
  display: 'grid',
  gap: 4,
  flex: '1 1 200px',
  minWidth: 0,
  fontSize: 12,
  color: color.text3,
});
export const collapsedDocument = style({ padding: '10px 16px 16px' });
globalStyle(`${collapsedDocument} > summary`, { cursor: 'pointer' });
globalStyle(`${collapsedDocument} h2`, { display: 'inline' });
export const documentText = style([documentField, { marginBottom: 8 }]);
