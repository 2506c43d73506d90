import { style } from '@vanilla-extract/css';
import { vars } from '~/theme/tokens.css';

/** A column of cards, narrow enough for forms. */
export const settingsPage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  maxWidth: vars.size.narrow,
  marginInline: 'auto',
});

export const address = style({ fontWeight: 500, overflowWrap: 'anywhere' });
