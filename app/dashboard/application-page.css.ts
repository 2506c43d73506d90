import { style } from '@vanilla-extract/css';
import { breakpoints, rem } from '~/theme/measures';
import { arrange, typography } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

export const inHead = style({
  '@media': { [breakpoints.narrow]: { display: 'none' }, print: { display: 'none' } },
});

export const disabled = style({ '@media': { print: { display: 'none' } } });

export const anchor = style({ position: 'relative', width: 'max-content' });

const visible = { visibility: 'visible' } as const;
export const tip = style({
  position: 'absolute',
  zIndex: vars.z.popover,
  top: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  width: 'max-content',
  maxWidth: `min(${rem(280)}, calc(100vw - 2 * ${vars.size.gutter}))`,
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
    [`${anchor}[data-tip=open] > &`]: visible,
    [`${anchor}[data-tip=auto]:hover > &`]: visible,
    [`${anchor}[data-tip=auto]:focus-within > &`]: visible,
  },
  '@media': { [breakpoints.narrow]: { insetInline: '0 auto' } },
});

export const toDos = style({
  ...arrange.inlineRow(6),
  minHeight: 32,
  ...typography.small,
  fontWeight: 500,
  color: vars.color.link,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
