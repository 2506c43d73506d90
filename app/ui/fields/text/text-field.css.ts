import { style } from '@vanilla-extract/css';
import { tabular, typography } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

export const counter = style({
  marginInlineStart: 'auto',
  ...typography.quiet,
  ...tabular,
  whiteSpace: 'nowrap',
});

export const over = style({ color: vars.color.bad.fg, fontWeight: 500 });
