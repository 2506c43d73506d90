import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { rem } from '~/theme/rem';
import { arrange, notOnPaper, square, tabular, typography } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';
import { plus, addTile as tile, addText as tileText } from '~/ui/layout/card-grid.css';

const { color } = vars;

/** REP-01 */
export const people = style({
  ...arrange.grid(vars.space.s6),
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${rem(456)}, 100%), 1fr))`,
  '@media': { [breakpoints.narrow]: { gap: vars.space.s4 } },
});

export const person = style({ ...arrange.column, minWidth: 0 });

export const head = style({
  ...arrange.row(14),
  padding: '20px 16px 16px 24px',
  '@media': { [breakpoints.narrow]: { flexWrap: 'wrap', padding: '16px 12px 12px 16px' } },
});
export const names = style({
  flex: 1,
  minWidth: 0,
  '@media': { [breakpoints.smallest]: { flexBasis: 'calc(100% - 62px)' } },
});
export const name = style({ overflowWrap: 'anywhere' });
export const role = style({ ...typography.quiet, overflowWrap: 'anywhere', hyphens: 'auto' });
export const share = style({
  ...arrange.row(8),
  marginInlineEnd: 4,
  fontSize: rem(18),
  lineHeight: rem(24),
  fontWeight: 600,
  letterSpacing: '-.014em',
  ...tabular,
  whiteSpace: 'nowrap',
  '@media': {
    [breakpoints.narrow]: { order: 1, flexBasis: '100%', paddingInlineStart: 62, marginBlockStart: -8 },
    [breakpoints.smallest]: { flexBasis: 'auto', marginBlockStart: 0 },
  },
});
const fills = { 1: color.own1, 2: color.own2, 3: color.own3 } as const;
export const swatch = styleVariants(fills, (background) => ({
  flex: 'none',
  ...square(12),
  borderRadius: 3,
  background,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
}));
export const tools = style({
  display: 'flex',
  gap: 4,
  '@media': { [breakpoints.smallest]: { order: 1, marginInlineStart: 'auto' } },
});

export const traits = style({
  ...arrange.wrappingRow(6),
  padding: '0 24px 16px',
  '@media': { [breakpoints.narrow]: { paddingInline: 16 } },
});

export const trait = style({ display: 'flex' });

export const facts = style({
  ...arrange.grid('14px 24px'),
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
  padding: '16px 24px',
  borderTop: `1px solid ${color.hairline}`,
  '@media': { [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: 16 } },
});
export const fact = style({ minWidth: 0 });
export const label = style({ ...arrange.row(2), ...typography.aside });
export const value = style({
  ...typography.small,
  fontWeight: 480,
  overflowWrap: 'anywhere',
});
export const none = style({ color: color.text3 });

export const supply = style({
  ...arrange.inlineRow(4),
  color: color.link,
  fontWeight: 500,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});

export const foot = style({
  ...arrange.wrappingRow('6px 12px'),
  marginBlockStart: 'auto',
  padding: '12px 16px 12px 24px',
  borderTop: `1px solid ${color.hairline}`,
  ...typography.quiet,
  '@media': { [breakpoints.narrow]: { padding: '12px 8px 12px 16px' } },
});
export const updated = style({ marginInlineStart: 'auto', ...tabular });

export const addTile = style([tile, { minHeight: 220, ...notOnPaper }]);
export const addIcon = style([plus, { marginBlockEnd: 4 }]);
export const addText = style([tileText, { textWrap: 'pretty' }]);
