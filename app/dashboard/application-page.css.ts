import { style } from '@vanilla-extract/css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { layoutStyles, typography } from 'ui/theme/style-parts';
import { h3 } from 'ui/theme/text.css';
import { vars } from 'ui/theme/tokens.css';

export const submitInHeader = style({
  '@media': { [breakpoints.narrow]: { display: 'none' }, print: { display: 'none' } },
});

export const disabledSubmit = style({ '@media': { print: { display: 'none' } } });

export const tooltipAnchor = style({ position: 'relative', width: 'max-content' });

const visible = { visibility: 'visible' } as const;
export const tooltip = style({
  position: 'absolute',
  zIndex: vars.z.popover,
  top: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  width: 'max-content',
  maxWidth: `min(${toRem(280)}, calc(100vw - 2 * ${vars.size.gutter}))`,
  padding: '8px 12px',
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.raisedEdge}`,
  background: vars.color.toast,
  color: vars.color.onToast,
  ...typography.small,
  boxShadow: vars.shadow.e3,
  visibility: 'hidden',
  selectors: {
    '&::before': { content: '', position: 'absolute', insetInline: 0, bottom: '100%', height: 9 },
    [`${tooltipAnchor}[data-tip=open] > &`]: visible,
    [`${tooltipAnchor}[data-tip=auto]:hover > &`]: visible,
    [`${tooltipAnchor}[data-tip=auto]:has(:focus-visible) > &`]: visible,
  },
  // The button may be at either edge of a narrow screen, so the tooltip spans its container.
  '@media': { [breakpoints.narrow]: { insetInline: 0, width: 'auto' } },
});

export const toDos = style({
  ...layoutStyles.inlineRow(6),
  minHeight: 32,
  ...typography.small,
  fontWeight: 500,
  color: vars.color.link,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const formPart = style({ outline: 'none' });
export const secondPart = style([
  formPart,
  {
    selectors: {
      '& ~ &': { paddingBlockStart: vars.space.s2, borderTop: `1px solid ${vars.color.hairline}` },
    },
  },
]);
export const partWithoutScripts = style([
  formPart,
  { '@media': { '(scripting: enabled)': { display: 'none' } } },
]);
export const backToFirstPart = style({ marginInlineStart: -13, marginBlock: -8 });

export const partNumber = style({ display: 'block', ...typography.quiet, fontWeight: 400 });
export const partTitle = style([h3, { marginBlockEnd: vars.space.s4, paddingInline: `0 ${vars.space.s3}` }]);

export const collapsible = style({ gridColumn: 'span 6' });
export const collapsibleSummary = style({
  ...layoutStyles.row(6),
  width: 'fit-content',
  minHeight: 44,
  ...typography.small,
  color: vars.color.link,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const collapsibleBody = style({ paddingBlockStart: 8 });
export const collapsibleRow = style([
  collapsible,
  {
    borderTop: `1px solid ${vars.color.hairline}`,
    selectors: { '&[open]': { paddingBlockEnd: vars.space.s4 } },
  },
]);
export const collapsibleRowSummary = style([
  collapsibleSummary,
  {
    width: 'auto',
    justifyContent: 'space-between',
    gap: vars.space.s4,
    paddingBlock: 8,
    color: vars.color.text,
  },
]);
export const collapsibleAction = style({ color: vars.color.link, fontWeight: 500 });
