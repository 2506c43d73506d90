import { style } from '@vanilla-extract/css';
import { arrange } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

export const settingsPage = style({
  ...arrange.grid(vars.space.s6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: vars.size.narrow,
  marginInline: 'auto',
});

export const address = style({ fontWeight: 500, overflowWrap: 'anywhere' });
