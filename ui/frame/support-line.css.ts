import { style } from '@vanilla-extract/css';
import { layoutStyles, typography } from 'ui/theme/style-parts';

export const supportLine = style({ ...layoutStyles.topRow(8), ...typography.quiet });
export const glyph = style({ marginBlockStart: 4 });
export const link = style({
  display: 'inline-block',
  paddingBlock: 3,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:last-child)': { marginInlineEnd: 10 } },
});
