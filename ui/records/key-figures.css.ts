import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { layoutStyles, tabularFigures, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const hairline = `1px solid ${vars.color.hairline}`;

const list = style({
  ...layoutStyles.columns,
  '@media': { [`screen and ${breakpoints.narrow}`]: { gridAutoFlow: 'row' } },
});
export const lists = styleVariants({
  few: [list],
  many: [
    list,
    {
      '@media': {
        print: { gridAutoFlow: 'row', gridTemplateColumns: '1.7fr 1.2fr 1.2fr 1.2fr' },
        [`screen and ${breakpoints.wide}`]: {
          display: 'flex',
          flexWrap: 'wrap',
        },
      },
    },
  ],
});

const item = style({
  padding: '20px 0 20px 24px',
  borderInlineStart: hairline,
  ':first-child': { borderInlineStart: 0, paddingInlineStart: 0 },
  '@media': {
    [`screen and ${breakpoints.narrow}`]: {
      ...layoutStyles.grid('0 10px'),
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'baseline',
      padding: '12px 0',
      borderInlineStart: 0,
      selectors: { '& + &': { borderTop: hairline } },
    },
    [`screen and ${breakpoints.enlarged}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { padding: '14px 0 14px 16px', borderColor: '#999' },
  },
});

export const items = styleVariants({
  few: [item],
  many: [
    item,
    {
      '@media': {
        print: { padding: '6px 0 6px 10px' },
        // Large text wraps the figures to several rows.
        [`screen and ${breakpoints.wide}`]: {
          flex: '1 0 auto',
          padding: '16px 12px 16px 16px',
          selectors: { '&:first-child': { flexGrow: 3 } },
        },
      },
    },
  ],
});

export const label = style({ marginBlockEnd: 4, ...typography.quiet, overflowWrap: 'anywhere' });
export const value = style({
  fontSize: toRem(22),
  lineHeight: toRem(28),
  fontWeight: 600,
  letterSpacing: '-.02em',
  ...tabularFigures,
  '@media': {
    screen: { whiteSpace: 'nowrap' },
    print: { fontSize: '13pt', lineHeight: '17pt', whiteSpace: 'nowrap' },
  },
});
export const note = style({
  marginBlockStart: 2,
  ...typography.quiet,
  '@media': {
    [`screen and ${breakpoints.narrow}`]: { gridColumn: '1 / -1', textAlign: 'end' },
    [`screen and ${breakpoints.enlarged}`]: { textAlign: 'start' },
    // The note wraps, because a wider figure would get a row of its own.
    [`screen and ${breakpoints.wide}`]: { width: 0, minWidth: '100%' },
  },
});
