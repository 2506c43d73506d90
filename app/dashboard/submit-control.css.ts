import { style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { rem } from '~/theme/rem';
import { arrange, typography } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

/** Beside the title; on phones the sticky bar has it. */
export const inHead = style({
  '@media': { [breakpoints.narrow]: { display: 'none' }, print: { display: 'none' } },
});

/** On phones, link and button below each other. */
export const disabled = style({ '@media': { print: { display: 'none' } } });

export const anchor = style({ position: 'relative', width: 'max-content' });

const visible = { visibility: 'visible' } as const;
/** Below its button, over the page: showing it moves nothing. */
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
    // The pointer can go from the button to the tooltip without leaving both.
    '&::before': { content: '', position: 'absolute', insetInline: 0, bottom: '100%', height: 9 },
    [`${anchor}[data-tip=open] > &`]: visible,
    [`${anchor}[data-tip=auto]:hover > &`]: visible,
    [`${anchor}[data-tip=auto]:focus-within > &`]: visible,
  },
  '@media': { [breakpoints.narrow]: { insetInline: '0 auto' } },
});

/** Slim: it takes no more room than its words. */
export const toDos = style({
  ...arrange.inlineRow(6),
  minHeight: 32,
  ...typography.small,
  fontWeight: 500,
  color: vars.color.link,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
