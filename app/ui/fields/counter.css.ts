import { style } from '@vanilla-extract/css';
import { vars } from '~/theme/tokens.css';

export const counter = style({
  marginInlineStart: 'auto',
  fontSize: 13,
  lineHeight: '18px',
  color: vars.color.text3,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

export const over = style({ color: vars.color.bad.fg, fontWeight: 500 });
