import { globalStyle, style } from '@vanilla-extract/css';
import { belowWidth, breakpoints, toRem } from 'ui/theme/measures';
import { vars } from 'ui/theme/tokens.css';

const { color } = vars;

export const scroll = style({ overflowX: 'auto' });
export const caption = style({
  textAlign: 'start',
  paddingBottom: vars.space.s2,
  fontSize: toRem(13),
  color: color.text3,
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: toRem(14),
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, {
  padding: '8px 0 8px 12px',
  borderBottom: `1px solid ${color.hairline}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
globalStyle(`${table} :is(th, td)`, {
  '@media': {
    [breakpoints.small]: { paddingInlineStart: 8, fontSize: toRem(12) },
    [belowWidth(360)]: { paddingInlineStart: 4, letterSpacing: '-.01em' },
    print: { paddingBlock: 3, fontSize: '9pt', lineHeight: '12pt' },
  },
});
globalStyle(`${table} thead th`, {
  '@media': {
    [breakpoints.small]: { whiteSpace: 'normal', verticalAlign: 'bottom', hyphens: 'auto' },
    [belowWidth(360)]: { fontSize: toRem(11) },
  },
});
globalStyle(`${table} tr`, { '@media': { print: { breakInside: 'avoid' } } });
globalStyle(`${table} th:first-child`, { paddingInlineStart: 0, textAlign: 'start' });
globalStyle(`${table} th`, { fontWeight: 500 });
