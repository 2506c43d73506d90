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
    // Keeps its place, so that the focus scrolls to it.
    '&:not(:focus)': { clipPath: 'inset(50%)' },
  },
  '@media': { [breakpoints.low]: { position: 'absolute' }, ...notOnPaper['@media'] },
});

/** Around the page and the cookie question, which comes early by the keyboard and stands at its end. */
export const shell = style(arrange.column);

const page = style({ ...arrange.column, minHeight: '100vh', '@media': { print: { minHeight: 0 } } });

/** `open` is white: the journey of a visitor. `dashboard` is the tinted canvas, on which cards stand. */
export const tones = styleVariants({
  open: [page, { background: vars.color.surface }],
  dashboard: [page, { background: vars.color.canvas }],
});
// Beyond the page's ends, where phones let one pull, the page's colour goes on.
globalStyle('body:has([data-tone="open"])', { background: vars.color.surface });

export const main = style({ flex: 1 });
export const padded = style({
  paddingBlock: `${vars.space.s8} ${vars.space.s10}`,
  '@media': {
    [breakpoints.narrow]: { paddingBlock: `${vars.space.s6} ${vars.space.s9}` },
    // Room at the end would be a page with nothing on it, where the last one is full.
    print: { paddingBlock: '16px 0' },
  },
});
export const underHead = style({ paddingBlockStart: vars.space.s6 });
