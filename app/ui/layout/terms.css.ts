import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, rem } from '~/theme/measures';
import { arrange, typography } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

const columns = style(arrange.grid('18px 32px'));

export const list = styleVariants({
  rows: {},
  grid: [
    columns,
    {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '@media': { [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 } },
    },
  ],
  column: [
    columns,
    { gridTemplateColumns: 'minmax(0, 1fr)', '@media': { [breakpoints.narrow]: { gap: 12 } } },
  ],
});
export const ruled = style({ borderTop: `1px solid ${vars.color.hairline}`, paddingBlockStart: 2 });

export const item = styleVariants({
  rows: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 24,
    padding: '11px 0',
    ...typography.prose,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.hairline}` } },
    '@media': { screen: { flexWrap: 'wrap', rowGap: 2 } },
  },
  grid: { minWidth: 0 },
  column: { minWidth: 0 },
});

const quiet = typography.quiet;
export const label = styleVariants({
  rows: {
    color: vars.color.text2,
    '@media': { screen: { flex: '1 1 min-content', maxWidth: 'max-content', overflowWrap: 'break-word' } },
  },
  grid: quiet,
  column: quiet,
});
export const value = styleVariants({
  rows: {
    marginInlineStart: 'auto',
    textAlign: 'end',
    fontWeight: 560,
    overflowWrap: 'anywhere',
    minWidth: 0,
    '@media': {
      screen: {
        flex: '4 1 min-content',
        minWidth: 'auto',
        maxWidth: 'max-content',
        overflowWrap: 'break-word',
      },
    },
  },
  grid: { fontWeight: 500, lineHeight: rem(22), overflowWrap: 'anywhere' },
  column: { fontWeight: 500, lineHeight: rem(22), overflowWrap: 'anywhere' },
});
export const note = style({ ...quiet, display: 'block', fontWeight: 400 });

export const missing = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 6,
  color: vars.color.warn.fg,
  fontWeight: 500,
});
export const missingIcon = style({ color: vars.color.warn.solid, marginBlockStart: 3 });
