import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { bareButton, createSquare, layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const enterAnimation = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });
const timeBarAnimation = keyframes({ to: { transform: 'scaleX(0)' } });

const oneColumnMedia = `${breakpoints.medium} and ${breakpoints.high} and (scripting: enabled)`;
const aboveHeader = {
  top: 'calc(6px + env(safe-area-inset-top))',
  bottom: 'auto',
  insetInlineEnd: 12,
  width: `min(${toRem(400)}, calc(100vw - 24px))`,
} as const;

const inPageFlow = {
  position: 'static',
  bottom: 'auto',
  width: 'auto',
  order: -1,
  padding: 12,
} as const;

export const region = style({
  position: 'fixed',
  bottom: `calc(66px + ${vars.size.bottomBar})`,
  insetInlineEnd: 20,
  zIndex: vars.z.toast,
  width: `min(${toRem(400)}, calc(100vw - 24px))`,
  selectors: {
    // In one column, toasts cover the header, unless it has focus.
    'body:not(:has(header :focus-visible)) > &': { '@media': { [oneColumnMedia]: aboveHeader } },
  },
  '@media': {
    [breakpoints.desktop]: { width: `min(${toRem(400)}, ${vars.size.side})` },
    [breakpoints.narrow]: {
      bottom: `calc(${vars.size.bottomBar} + 12px + env(safe-area-inset-bottom))`,
      insetInlineEnd: 32,
      width: `min(${toRem(400)}, calc(100vw - 44px))`,
    },
    [breakpoints.low]: inPageFlow,
    // Without scripts, toasts cannot be dismissed and must not cover the page.
    '(scripting: none)': inPageFlow,
    print: { display: 'none' },
  },
});
const toastsAbovePage = { display: 'grid', gridTemplate: 'auto auto 1fr / minmax(0, 1fr)' } as const;
globalStyle(`body:has(> ${region}:not([hidden]))`, {
  '@media': { [breakpoints.low]: toastsAbovePage, '(scripting: none)': toastsAbovePage },
});
globalStyle(`html:has(> body > ${region}:not([hidden]))`, {
  '@media': { [oneColumnMedia]: { scrollPaddingTop: `calc(${vars.size.header} + 48px)` } },
});
export const list = style(layoutStyles.grid(vars.space.s2));

export const toast = style({
  position: 'relative',
  ...layoutStyles.grid('0 12px'),
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'start',
  padding: '14px 12px 16px 16px',
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.raisedEdge}`,
  background: vars.color.toast,
  color: vars.color.onToast,
  ...typography.prose,
  boxShadow: vars.shadow.e3,
  overflow: 'clip',
  animation: `${enterAnimation} ${vars.motion.slow} ${vars.motion.easeOut}`,
  '@media': {
    '(forced-colors: active)': { borderColor: 'CanvasText' },
    [oneColumnMedia]: { paddingBlock: '8px 11px', selectors: { '&:not(:last-child)': { display: 'none' } } },
  },
});

const glyph = { marginBlockStart: 1 };
export const toastIcons = styleVariants({
  info: { ...glyph },
  success: { ...glyph, color: vars.color.toastOk },
  error: { ...glyph, color: vars.color.toastBad },
});

export const closeButton = style({
  ...layoutStyles.centred,
  ...createSquare(32),
  margin: '-6px -2px -6px 0',
  ...bareButton,
  borderRadius: vars.radius.small,
  color: 'inherit',
  ':hover': { background: 'rgb(255 255 255 / .14)' },
  selectors: { '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -2 } },
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const timeBar = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 3,
  background: 'currentColor',
  opacity: 0.5,
  transformOrigin: 'left',
  animation: `${timeBarAnimation} 7s linear forwards`,
  selectors: { '[data-paused] &': { animationPlayState: 'paused' } },
  '@media': {
    '(prefers-reduced-motion: reduce)': { display: 'none' },
    '(scripting: none)': { display: 'none' },
  },
});
