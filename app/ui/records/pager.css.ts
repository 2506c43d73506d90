import { style } from '@vanilla-extract/css';
import { vars } from '~/theme/tokens.css';

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  '@media': { print: { display: 'none' } },
});
export const range = style({
  fontSize: 13,
  lineHeight: '18px',
  color: vars.color.text3,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const links = style({ display: 'flex', gap: 8 });
