import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { bareButton, createSquare, layoutStyles } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const riseAnimation = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const fadeAnimation = keyframes({ from: { opacity: 0 } });

const WORK_CONTROLS = ':is(input:not([type=hidden], [type=checkbox]), select, textarea, iframe)';

export const dialog = style({
  width: `min(${toRem(633)}, calc(100vw - 32px))`,
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 64px)',
  margin: 'auto',
  padding: 0,
  border: `1px solid ${vars.color.raisedEdge}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.e3,
  overflow: 'clip',
  selectors: {
    '&[open]': {
      ...layoutStyles.column,
      animation: `${riseAnimation} ${vars.motion.slow} ${vars.motion.easeOut}`,
    },
    '&::backdrop': {
      background: vars.color.scrim,
      animation: `${fadeAnimation} ${vars.motion.slow} ${vars.motion.easeOut}`,
    },
  },
  '@media': {
    [breakpoints.narrow]: {
      width: '100%',
      marginBlockEnd: 0,
      borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
    },
    [breakpoints.small]: {
      selectors: {
        [`&:has(${WORK_CONTROLS})`]: { height: '100dvh', maxHeight: 'none', margin: 0, borderRadius: 0 },
      },
    },
    [breakpoints.low]: { overflow: 'auto' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

const PADDING_PX = 28;
export const header = style({
  ...layoutStyles.topRow(vars.space.s4),
  flex: 'none',
  padding: `22px 20px 6px ${PADDING_PX}px`,
  '@media': { [breakpoints.small]: { padding: '10px 8px 2px 16px' } },
});
export const title = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: 6,
  fontSize: toRem(20),
  lineHeight: toRem(28),
  letterSpacing: '-.016em',
});
export const closeButton = style({
  ...layoutStyles.centred,
  flex: 'none',
  ...createSquare(36),
  ...bareButton,
  borderRadius: vars.radius.small,
  color: vars.color.text3,
  ':hover': { background: vars.color.sunken, color: vars.color.text },
  '@media': { [breakpoints.small]: createSquare(44) },
});
export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `8px ${PADDING_PX}px 24px`,
  '@media': {
    [breakpoints.small]: { padding: '8px 16px 20px' },
    [breakpoints.low]: { flex: 'none', overflowY: 'visible' },
  },
  selectors: {
    '&:last-child': {
      '@media': { [breakpoints.narrow]: { paddingBlockEnd: 'calc(20px + env(safe-area-inset-bottom))' } },
    },
  },
});
export const footer = style({
  ...layoutStyles.flow(vars.space.s3),
  justifyContent: 'flex-end',
  flex: 'none',
  padding: `16px ${PADDING_PX}px`,
  borderTop: `1px solid ${vars.color.hairline}`,
  background: vars.color.surface2,
  '@media': {
    [breakpoints.small]: {
      flexDirection: 'column-reverse',
      flexWrap: 'nowrap',
      padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
      background: vars.color.raised,
    },
  },
});
/** Phones reverse the order, so the full-width question comes last. */
export const question = style({
  flexBasis: '100%',
  '@media': { [breakpoints.small]: { flexBasis: 'auto', order: 1 } },
});
globalStyle(`${body} > :last-child`, { marginBlockEnd: 0 });

export const taskPage = style({ width: '100%', maxWidth: vars.size.narrow, marginInline: 'auto' });

export const answerButtons = style({ '@media': { [breakpoints.small]: { flexWrap: 'wrap-reverse' } } });
