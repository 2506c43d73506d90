import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, rem } from '~/theme/measures';
import { tabular, typography } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

const bar = style({
  display: 'none',
  '@media': {
    [breakpoints.narrow]: {
      position: 'fixed',
      inset: 'auto 0 0',
      zIndex: vars.z.sticky,
      display: 'flex',
      alignItems: 'center',
      padding: `12px ${vars.size.gutter} calc(12px + env(safe-area-inset-bottom))`,
      borderTop: `1px solid ${vars.color.hairline}`,
      background: vars.color.surface,
      boxShadow: vars.shadow.above,
    },
    [breakpoints.low]: {
      position: 'static',
      marginBlockStart: vars.space.s4,
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      boxShadow: 'none',
    },
    print: { display: 'none' },
  },
});
export const layouts = styleVariants({
  beside: [bar, { gap: 12 }],
  summed: [
    bar,
    {
      flexWrap: 'wrap',
      gap: '6px 12px',
      '@media': { [breakpoints.smallest]: { flexDirection: 'column', alignItems: 'stretch', gap: 6 } },
    },
  ],
  stacked: [bar, { flexDirection: 'column', gap: 6 }],
});

export const summary = style({
  flex: 'none',
  display: 'grid',
  maxWidth: '45%',
  ...typography.quiet,
  ...tabular,
  '@media': {
    [breakpoints.smallest]: {
      display: 'flex',
      gap: 8,
      alignItems: 'baseline',
      justifyContent: 'space-between',
      maxWidth: 'none',
    },
  },
});
export const amount = style({
  fontSize: rem(16),
  lineHeight: rem(22),
  fontWeight: 600,
  letterSpacing: '-.012em',
  color: vars.color.text,
});
export const note = style({ ...typography.meta, color: vars.color.text2, textAlign: 'center' });
export const action = style({ display: 'grid', flex: 1, minWidth: 'min-content', width: '100%' });
