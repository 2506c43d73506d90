import { style } from '@vanilla-extract/css';
import { vars } from '~/theme/tokens.css';

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  fontSize: 13,
  lineHeight: '18px',
  color: vars.color.text3,
});
export const glyph = style({ marginBlockStart: 4 });
/** High enough for a finger, also where a line of them breaks. */
export const link = style({ display: 'inline-block', paddingBlock: 3, overflowWrap: 'anywhere' });
