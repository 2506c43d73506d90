import { style } from '@vanilla-extract/css';
import { arrange, typography } from '~/theme/style-parts';

export const line = style({ ...arrange.topRow(8), ...typography.quiet });
export const glyph = style({ marginBlockStart: 4 });
/** High enough for a finger, also where a line of them breaks. */
export const link = style({
  display: 'inline-block',
  paddingBlock: 3,
  overflowWrap: 'anywhere',
  // Two links in a row read as two.
  selectors: { '&:not(:last-child)': { marginInlineEnd: 10 } },
});
