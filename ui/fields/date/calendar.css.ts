import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { breakpoints, rem } from 'ui/theme/measures';
import { arrange, bareButton, tabular, typography } from 'ui/theme/style-parts';
import { visuallyHidden } from 'ui/theme/text.css';
import { vars } from 'ui/theme/tokens.css';

const { color, radius } = vars;

export const date = style({ width: '100%', maxWidth: rem(220) });

export const indent = createVar();

export const panel = style({
  position: 'absolute',
  zIndex: vars.z.popover,
  top: 'calc(100% + 6px)',
  insetInlineStart: -1,
  width: rem(308),
  maxWidth: `calc(100vw - 2 * ${vars.size.gutter})`,
  padding: '10px 12px 12px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: vars.shadow.e3,
  '@media': {
    [breakpoints.narrow]: { insetInlineStart: fallbackVar(indent, '-1px'), maxWidth: 'calc(100vw - 84px)' },
  },
});

export const lists = style({ ...arrange.row(4), flex: 1, minWidth: 0 });
export const turnBesideLists = style({
  // `&&` overrides the button's style regardless of rule order.
  '@media': { [breakpoints.smallest]: { selectors: { '&&': { display: 'none' } } } },
});
export const day = style({
  ...bareButton,
  ...arrange.centred,
  width: '100%',
  minHeight: 38,
  borderRadius: radius.small,
  background: color.brandTint,
  fontSize: rem(14),
  fontWeight: 560,
  color: color.text,
  ...tabular,
  selectors: {
    '&:hover:not(:disabled)': { background: color.brandTint2 },
    '&:disabled': { background: 'none', color: color.text3, fontWeight: 400, cursor: 'default' },
  },
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText', selectors: { '&:disabled': { border: 0 } } },
  },
});
export const chosen = style({ boxShadow: `inset 0 0 0 2px ${color.brandUi}` });

export const head = style({ display: 'flex', alignItems: 'center' });
export const month = style({ flex: 1, fontSize: rem(15), lineHeight: rem(36), fontWeight: 600 });
export const turn = style({
  ...arrange.centred,
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
  fontSize: rem(14),
  fontWeight: 560,
  cursor: 'pointer',
  '@media': { [breakpoints.narrow]: { fontSize: rem(16) } },
});
export const table = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', marginTop: 4 });
export const weekday = style({ height: 32, fontSize: rem(12), fontWeight: 500, color: color.text3 });
export const cell = style({
  height: 40,
  padding: 1,
  textAlign: 'center',
  fontSize: rem(14),
  color: color.text3,
  ...tabular,
});

const pick = style({
  position: 'relative',
  ...arrange.centred,
  minHeight: 38,
  borderRadius: radius.small,
  border: '1px solid transparent',
  fontSize: rem(14),
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
export const fieldDay = style([
  pick,
  {
    background: color.brandTint,
    selectors: { '&:hover:not(:has(:checked))': { background: color.brandTint2 } },
  },
]);
export const slot = style([
  pick,
  {
    minHeight: 40,
    borderColor: color.border,
    background: color.surface,
    ...tabular,
    selectors: { '&:hover:not(:has(:checked))': { borderColor: color.brandUi } },
  },
]);
export const radio = style([visuallyHidden, { margin: 0 }]);
export const slots = style({ ...arrange.grid(6), gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' });
export const part = style({ marginBlock: '8px 6px', ...typography.quiet });
export const otherMonth = style({ selectors: { '&[hidden]': { display: 'none' } } });
