import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { rem } from '~/theme/rem';
import { arrange, bareButton, tabular } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

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
  // `&&` outranks the button's own style regardless of style sheet order.
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
