import { style } from '@vanilla-extract/css';
import { arrange, typography } from 'ui/theme/style-parts';

export const line = style({ ...arrange.topRow(8), ...typography.quiet });
export const glyph = style({ marginBlockStart: 4 });
export const link = style({
  display: 'inline-block',
  paddingBlock: 3,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:last-child)': { marginInlineEnd: 10 } },
});
