import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from 'ui/theme/measures';
import { layoutStyles } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

export const row = style({
  ...layoutStyles.grid(16),
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(118px, 1fr) auto',
  alignItems: 'center',
  minHeight: 77,
  marginBlockStart: 16,
  padding: '16px 24px',
  borderTop: `1px solid ${vars.color.hairline}`,
  selectors: { '& + &': { marginBlockStart: 0 } },
  '@media': { [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: 16 } },
});

export const tag = style({ '@media': { [breakpoints.narrow]: { gridRow: 2 } } });

const shimmer = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0 0' } });
const fadeIn = keyframes({ from: { opacity: 0 } });

export const region = style({ animation: `${fadeIn} 1ms 200ms backwards` });

const skeletonBone = style({
  display: 'block',
  maxWidth: '100%',
  borderRadius: vars.radius.focus,
  background: `linear-gradient(90deg, ${vars.color.n100} 25%, ${vars.color.n200} 45%, ${vars.color.n100} 65%) 0 0 / 300% 100%`,
  animation: `${shimmer} 1.6s ${vars.motion.easeInOut} infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { background: vars.color.n100 },
    '(forced-colors: active)': { border: '1px solid GrayText' },
  },
});

export const shapes = styleVariants({
  text: [skeletonBone, { width: '100%', height: 14, marginBlock: 5 }],
  meta: [skeletonBone, { width: 140, height: 12, marginBlock: 3 }],
  title: [skeletonBone, { width: 180, height: 18, marginBlock: 4 }],
  amount: [skeletonBone, { width: 96, height: 18, marginBlock: 3 }],
  tag: [skeletonBone, { width: 118, height: 26, borderRadius: vars.radius.full }],
  button: [skeletonBone, { width: 98, height: 44, borderRadius: vars.radius.control }],
});
