import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { layoutStyles, typography, visuallyHiddenStyle } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

// On phones, the panel's width must not depend on its button.
export const menu = style({
  position: 'relative',
  '@media': { [breakpoints.narrow]: { position: 'static' } },
});

export const trigger = style({
  ...layoutStyles.inlineRow(8),
  justifyContent: 'center',
  minHeight: 40,
  padding: '0 10px',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text2,
  fontSize: toRem(14),
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  listStyle: 'none',
  transition: `background ${vars.motion.fast}`,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover, [open] > &': { background: vars.color.sunken, color: vars.color.text },
    '&:focus-visible': { borderRadius: vars.radius.control },
  },
  '@media': { [breakpoints.narrow]: { minWidth: 44, height: 44, padding: 0 } },
});

export const triggerLabelOnWide = style({ '@media': { [breakpoints.narrow]: visuallyHiddenStyle } });

export const panel = style({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  zIndex: vars.z.popover,
  insetInlineEnd: 0,
  width: 'max-content',
  minWidth: 200,
  maxWidth: `min(${toRem(340)}, calc(100vw - 2 * ${vars.size.gutter}))`,
  padding: 6,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.shadow.e3,
  '@media': { [breakpoints.narrow]: { top: 'calc(100% + 4px)', insetInlineEnd: vars.size.gutter } },
});

export const item = style({
  ...layoutStyles.row(12),
  width: '100%',
  minHeight: 44,
  padding: '8px 12px',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text,
  ...typography.small,
  fontWeight: 500,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius.control },
  },
});
globalStyle(`${item} > svg`, { color: vars.color.text3 });

export const chosenItem = style({ fontWeight: 600 });
export const endItem = style({ marginInlineStart: 'auto' });

export const note = style({ padding: '8px 12px', ...typography.quiet });
const strongText = style({ display: 'block', color: vars.color.text, ...typography.small, fontWeight: 560 });
export const strongNote = style([strongText, { overflowWrap: 'anywhere' }]);
export const oneLineText = style([
  strongText,
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);
export const divider = style({ height: 1, margin: '6px 12px', border: 0, background: vars.color.hairline });
