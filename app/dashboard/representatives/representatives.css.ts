import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { plusIcon, addTile as tile, addText as tileText } from 'ui/layout/card.css';
import { cellSpans } from 'ui/layout/layout.css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { createSquare, hiddenInPrint, layoutStyles, tabularFigures, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';
import { IS_ME_FIELD } from './rules/form';

const { color } = vars;

export const partSize = createVar();

export const bar = style({
  display: 'flex',
  gap: 3,
  height: 44,
  borderRadius: 9,
  overflow: 'clip',
  selectors: { '&[data-excess]': { outline: `2px solid ${color.bad.solid}`, outlineOffset: 2 } },
  '@media': { print: { printColorAdjust: 'exact' } },
});

const barPartBase = style({
  display: 'flex',
  alignItems: 'center',
  flex: `${partSize} 1 0`,
  minWidth: 3,
  paddingInline: 0,
  borderRadius: 4,
  fontSize: `min(${toRem(14)}, 3.8vw)`,
  fontWeight: 600,
  fontStyle: 'normal',
  lineHeight: 1,
  ...tabularFigures,
  whiteSpace: 'nowrap',
  overflow: 'clip',
  selectors: {
    '&:not(:empty)': { paddingInline: 'min(10px, 1.5vw)' },
    [`${bar}[data-excess] &`]: { background: color.bad.solid, color: color.onBad },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

const fills = {
  1: { background: color.own1, color: color.onOwn1 },
  2: { background: color.own2, color: color.onOwn2 },
  3: { background: color.own3, color: color.onOwn3 },
} as const;
export const barPart = styleVariants(fills, (fill) => [barPartBase, fill]);

const hatchPattern = `repeating-linear-gradient(135deg, ${color.n200} 0 5px, ${color.n100} 5px 10px)`;
export const unassignedPart = style([barPartBase, { background: hatchPattern }]);

const swatchBase = style({
  flex: 'none',
  ...createSquare(12),
  borderRadius: 3,
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    print: { printColorAdjust: 'exact' },
  },
});
export const swatch = styleVariants(fills, ({ background }) => [swatchBase, { background }]);
export const swatchUnassigned = style([swatchBase, { background: hatchPattern }]);

export const legendRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '10px 28px',
});
const line = typography.small;
const list = { ...layoutStyles.flow('8px 28px'), ...line } as const;
export const legend = style(list);
export const legendItem = style(layoutStyles.row(8));
export const sharePercent = style({ color: color.text3, ...tabularFigures });
export const shareSum = style({
  ...line,
  marginInlineStart: 'auto',
  ...tabularFigures,
  selectors: { '&[data-excess]': { color: color.bad.fg, fontWeight: 560 } },
});

export const rosterRules = style({
  ...list,
  paddingBlockStart: 14,
  borderTop: `1px solid ${color.hairline}`,
  '@media': { [breakpoints.narrow]: { flexDirection: 'column' } },
});
export const metRuleIcon = style({ color: color.ok.solid });
export const openRuleIcon = style({ color: color.warn.solid });

export const people = style({
  ...layoutStyles.grid(vars.space.s6),
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${toRem(456)}, 100%), 1fr))`,
  '@media': { [breakpoints.narrow]: { gap: vars.space.s4 } },
});

export const person = style({ ...layoutStyles.column, minWidth: 0 });

export const header = style({
  ...layoutStyles.row(14),
  padding: '20px 16px 16px 24px',
  '@media': { [breakpoints.narrow]: { flexWrap: 'wrap', padding: '16px 12px 12px 16px' } },
});
export const nameAndRole = style({
  flex: 1,
  minWidth: 0,
  '@media': { [breakpoints.smallest]: { flexBasis: 'calc(100% - 62px)' } },
});
export const name = style({ overflowWrap: 'anywhere' });
export const role = style({ ...typography.quiet, overflowWrap: 'anywhere', hyphens: 'auto' });
export const share = style({
  ...layoutStyles.row(8),
  marginInlineEnd: 4,
  fontSize: toRem(18),
  lineHeight: toRem(24),
  fontWeight: 600,
  letterSpacing: '-.014em',
  ...tabularFigures,
  whiteSpace: 'nowrap',
  '@media': {
    [breakpoints.narrow]: { order: 1, flexBasis: '100%', paddingInlineStart: 62, marginBlockStart: -8 },
    [breakpoints.smallest]: { flexBasis: 'auto', marginBlockStart: 0 },
  },
});
const swatchFills = { 1: color.own1, 2: color.own2, 3: color.own3 } as const;
export const personSwatch = styleVariants(swatchFills, (background) => ({
  flex: 'none',
  ...createSquare(12),
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
  ...layoutStyles.wrappingRow(6),
  padding: '0 24px 16px',
  '@media': { [breakpoints.narrow]: { paddingInline: 16 } },
});

export const trait = style({ display: 'flex' });

export const facts = style({
  ...layoutStyles.grid('14px 24px'),
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
  padding: '16px 24px',
  borderTop: `1px solid ${color.hairline}`,
  '@media': { [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: 16 } },
});
export const fact = style({ minWidth: 0 });
export const label = style({ ...layoutStyles.row(2), ...typography.aside });
export const value = style({
  ...typography.small,
  fontWeight: 480,
  overflowWrap: 'anywhere',
});
export const missingValue = style({ color: color.text3 });

export const addMissingDetail = style({
  ...layoutStyles.inlineRow(4),
  minHeight: 24,
  color: color.link,
  fontWeight: 500,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});

export const cardFooter = style({
  ...layoutStyles.wrappingRow('6px 12px'),
  marginBlockStart: 'auto',
  padding: '12px 24px',
  borderTop: `1px solid ${color.hairline}`,
  ...typography.quiet,
  '@media': { [breakpoints.narrow]: { paddingInline: 16 } },
});
export const updated = style({
  marginInlineStart: 'auto',
  ...tabularFigures,
  '@media': { [breakpoints.small]: { marginInlineStart: 0 } },
});

export const addTile = style([tile, { minHeight: 220, ...hiddenInPrint }]);
export const addIcon = style([plusIcon, { marginBlockEnd: 4 }]);
export const addText = style([tileText, { textWrap: 'pretty' }]);

export const fieldSpans = cellSpans;

export const questions = style({ gridColumn: 'span 6', ...layoutStyles.grid(vars.space.s5) });

export const addressHeading = style({ gridColumn: 'span 6', fontWeight: 600, marginBlockStart: 4 });

export const personOrigin = style({
  gridColumn: 'span 6',
  ...layoutStyles.row(6),
  marginBlockStart: -10,
  ...typography.quiet,
});

export const isMeQuestion = style({
  gridColumn: 'span 6',
  padding: '12px 16px',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const fields = style({});
export const hiddenIfMe = style({
  gridColumn: 'span 6',
  selectors: { [`${fields}:has([name="${IS_ME_FIELD}"]:checked) &`]: { display: 'none' } },
});

export const liveShares = style({ gridColumn: 'span 6', ...layoutStyles.grid(12) });

export const ownershipAdvice = style({ gridColumn: 'span 6', selectors: { '&:empty': { display: 'none' } } });
