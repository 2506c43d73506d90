import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';

export const mailBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 600px)',
  gap: 16,
  paddingBlock: '24px 28px',
  borderTop: `1px solid ${vars.color.hairline}`,
  fontSize: 15,
  lineHeight: '24px',
  whiteSpace: 'pre-line',
});

export const mailBrand = style({ display: 'flex', alignItems: 'center', gap: 10, fontSize: 16 });
globalStyle(`${mailBrand} b`, { fontWeight: 620 });
globalStyle(`${mailBrand} svg`, { width: 26, height: 26 });
globalStyle(`${mailBrand} img`, { width: 'auto', maxWidth: 160, height: 32, objectFit: 'contain' });

export const ownLineButton = style({ display: 'grid', gap: 12 });
globalStyle(`${ownLineButton} > p + p`, { fontSize: 13 });

export const button = style({
  display: 'inline-block',
  padding: '11px 20px',
  borderRadius: 10,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
