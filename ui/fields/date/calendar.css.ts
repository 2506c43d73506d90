import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { bareButton, layoutStyles, tabularFigures, typography } from 'ui/theme/style-parts';
import { visuallyHidden } from 'ui/theme/text.css';
import { vars } from 'ui/theme/tokens.css';

const { color, radius } = vars;

export const date = style({ width: '100%', maxWidth: toRem(220) });

export const dateInputIndent = createVar();

export const panel = style({
  position: 'absolute',
  zIndex: vars.z.popover,
  top: 'calc(100% + 6px)',
  insetInlineStart: -1,
  width: toRem(308),
  maxWidth: `calc(100vw - 2 * ${vars.size.gutter})`,
  padding: '10px 12px 12px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: vars.shadow.e3,
  '@media': {
    [breakpoints.narrow]: {
      insetInlineStart: fallbackVar(dateInputIndent, '-1px'),
      maxWidth: 'calc(100vw - 84px)',
    },
  },
});

export const lists = style({ ...layoutStyles.row(4), flex: 1, minWidth: 0 });
export const turnButtonBesideLists = style({
  // `&&` overrides the button's style regardless of rule order.
  '@media': { [breakpoints.smallest]: { selectors: { '&&': { display: 'none' } } } },
});
export const day = style({
  ...bareButton,
  ...layoutStyles.centred,
  width: '100%',
  minHeight: 38,
  borderRadius: radius.small,
  background: color.brandTint,
  fontSize: toRem(14),
  fontWeight: 560,
  color: color.text,
  ...tabularFigures,
  selectors: {
    '&:hover:not(:disabled)': { background: color.brandTint2 },
    '&:disabled': { background: 'none', color: color.text3, fontWeight: 400, cursor: 'default' },
  },
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText', selectors: { '&:disabled': { border: 0 } } },
  },
});
export const chosenDay = style({ boxShadow: `inset 0 0 0 2px ${color.brandUi}` });

export const monthRow = style({ display: 'flex', alignItems: 'center' });
export const month = style({ flex: 1, fontSize: toRem(15), lineHeight: toRem(36), fontWeight: 600 });
export const turnMonthButton = style({
  ...layoutStyles.centred,
  width: 44,
  height: 36,
  ...bareButton,
  borderRadius: radius.small,
  color: color.text2,
  ':hover': { background: color.sunken },
  selectors: { '&[aria-disabled]': { opacity: 0.35, cursor: 'default', background: 'none' } },
});
export const list = style({
  minWidth: 0,
  flex: '0 1 auto',
  minHeight: 36,
  padding: '0 2px 0 6px',
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  fontSize: toRem(14),
  fontWeight: 560,
  cursor: 'pointer',
  '@media': { [breakpoints.narrow]: { fontSize: toRem(16) } },
});
export const table = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', marginTop: 4 });
export const weekday = style({ height: 32, fontSize: toRem(12), fontWeight: 500, color: color.text3 });
export const cell = style({
  height: 40,
  padding: 1,
  textAlign: 'center',
  fontSize: toRem(14),
  color: color.text3,
  ...tabularFigures,
});

const pick = style({
  position: 'relative',
  ...layoutStyles.centred,
  minHeight: 38,
  borderRadius: radius.small,
  border: '1px solid transparent',
  fontSize: toRem(14),
  fontWeight: 560,
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: color.brand, borderColor: color.brand, color: color.onBrand },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      selectors: { '&:has(:checked)': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});
export const dayChoice = style([
  pick,
  {
    background: color.brandTint,
    selectors: { '&:hover:not(:has(:checked))': { background: color.brandTint2 } },
  },
]);
export const timeChoice = style([
  pick,
  {
    minHeight: 40,
    borderColor: color.border,
    background: color.surface,
    ...tabularFigures,
    selectors: { '&:hover:not(:has(:checked))': { borderColor: color.brandUi } },
  },
]);
export const radio = style([visuallyHidden, { margin: 0 }]);
export const timeChoices = style({
  ...layoutStyles.grid(6),
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [breakpoints.enlarged]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const partOfDay = style({ marginBlock: '8px 6px', ...typography.quiet });
export const dayOfOtherMonth = style({ selectors: { '&[hidden]': { display: 'none' } } });
