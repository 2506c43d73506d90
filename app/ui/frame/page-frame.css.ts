import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { arrange, notOnPaper } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

export const skip = style({
  position: 'fixed',
  insetInlineStart: 16,
  top: 12,
  zIndex: vars.z.toast,
  padding: '10px 16px',
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  selectors: {
    '&:focus': { boxShadow: vars.shadow.e3 },
    // In flow, so that focus scrolls to the link.
    '&:not(:focus)': { clipPath: 'inset(50%)' },
  },
  '@media': { [breakpoints.low]: { position: 'absolute' }, ...notOnPaper['@media'] },
});

export const shell = style(arrange.column);

const page = style({ ...arrange.column, minHeight: '100vh', '@media': { print: { minHeight: 0 } } });

export const tones = styleVariants({
  open: [page, { background: vars.color.surface }],
  dashboard: [page, { background: vars.color.canvas }],
});
// Fills the overscroll area of phones.
globalStyle('body:has([data-tone="open"])', { background: vars.color.surface });

export const main = style({ flex: 1 });
export const padded = style({
  paddingBlock: `${vars.space.s8} ${vars.space.s10}`,
  '@media': {
    [breakpoints.narrow]: { paddingBlock: `${vars.space.s6} ${vars.space.s9}` },
    print: { paddingBlock: '16px 0' },
  },
});
export const underHead = style({ paddingBlockStart: vars.space.s6 });
