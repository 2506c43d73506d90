import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

export const list = style({
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
});
export const row = style({
  ...layoutStyles.wrappingRow(12),
  minHeight: 60,
  padding: '10px 8px 10px 14px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
  '@media': { [breakpoints.narrow]: { paddingInline: 12 } },
});
export const glyph = style({ flex: 'none', color: vars.color.text3 });
export const doneGlyph = style({ flex: 'none', color: vars.color.ok.solid });
export const rowText = style({
  flex: `1 1 ${toRem(200)}`,
  minWidth: 0,
  '@media': { [breakpoints.narrow]: { flexBasis: 'calc(100% - 36px)' } },
});
export const name = style({
  display: 'block',
  ...typography.small,
  fontWeight: 520,
  overflowWrap: 'anywhere',
});
export const actions = style({
  ...layoutStyles.flow(8),
  '@media': { [breakpoints.small]: { flexBasis: '100%', columnGap: 4 } },
});
globalStyle(`${actions} > :not(:only-child)`, {
  '@media': { [breakpoints.small]: { flexGrow: 1, paddingInline: 8 } },
});
globalStyle(`${actions} > :only-child`, { '@media': { [breakpoints.narrow]: { marginInlineStart: 20 } } });
