import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { hiddenInPrint, layoutStyles, tabularFigures, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const { color } = vars;
const hairline = `1px solid ${color.hairline}`;
const brandLine = `1px solid ${color.brandLine}`;

const grid = style({
  display: 'grid',
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});

export const strip = styleVariants({
  head: [
    grid,
    {
      gridTemplateColumns: '1.1fr 1.3fr repeat(4, 1fr)',
      marginBlockStart: 10,
      borderTop: hairline,
      '@media': {
        [breakpoints.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        [breakpoints.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', marginBlockStart: 0 },
      },
    },
  ],
  card: [
    grid,
    {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      border: brandLine,
      borderRadius: vars.radius.control,
      overflow: 'clip',
      background: color.brandTint,
      '@media': {
        [breakpoints.narrow]: {
          gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${toRem(136)}), 1fr))`,
        },
      },
    },
  ],
});

const cell = style({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minWidth: 0,
  overflow: 'clip',
  overflowWrap: 'break-word',
});
export const cells = styleVariants({
  head: [
    cell,
    {
      padding: '11px 12px 12px 20px',
      borderInlineStart: hairline,
      selectors: { '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 } },
      '@media': {
        [breakpoints.medium]: {
          padding: '9px 12px 9px 0',
          borderInlineStart: 0,
        },
      },
    },
  ],
  card: [cell, { padding: '10px 16px', boxShadow: `-1px -1px 0 0 ${color.brandLine}` }],
});
export const label = style({ ...typography.quiet, color: color.text2 });
export const value = style({
  ...typography.large,
  fontWeight: 600,
  letterSpacing: '-.012em',
  ...tabularFigures,
});
export const note = style({ ...typography.tiny, color: color.text2 });

export const head = style({ paddingBlockEnd: 2 });
export const offerState = style({
  ...layoutStyles.wrappingRow('6px 12px'),
  ...typography.meta,
  color: color.text2,
  '@media': { [breakpoints.narrow]: { paddingBlock: '6px 10px' } },
});
export const sentence = style({ flex: '1 1 240px', minWidth: 0, textWrap: 'balance' });
export const repeatedTerms = style({
  padding: '5px 0',
  border: 0,
  background: 'none',
  color: color.link,
  ...typography.meta,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  textAlign: 'start',
  cursor: 'pointer',
  ...hiddenInPrint,
});

export const collapsible = style({
  display: 'none',
  '@media': {
    [`screen and ${breakpoints.narrow}`]: {
      display: 'block',
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      borderTop: hairline,
    },
  },
});
export const collapsedTerms = style({});
globalStyle(`${collapsible}:not([open]) + ${collapsedTerms}`, {
  '@media': { [`screen and ${breakpoints.narrow}`]: { display: 'none' } },
});
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20px',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  padding: `8px ${vars.size.gutter}`,
  listStyle: 'none',
  ...typography.small,
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: -3 },
  },
});
export const summaryLine = style({ fontWeight: 600, ...tabularFigures });
export const certainty = style({
  display: 'block',
  ...typography.tiny,
  color: color.text3,
  ...tabularFigures,
});
export const chevron = style({ color: color.text3, transition: `rotate ${vars.motion.fast}` });
globalStyle(`${collapsible}[open] ${chevron}`, { rotate: '180deg' });

export const comparison = style({
  width: 'calc(100% + 48px)',
  marginInline: -24,
  marginBlock: '12px -16px',
  borderCollapse: 'collapse',
  ...typography.prose,
  ...tabularFigures,
  '@media': {
    [breakpoints.narrow]: { display: 'block', width: 'auto', marginInline: -16, marginBlockEnd: -10 },
  },
});
globalStyle(`${comparison} tbody`, { '@media': { [breakpoints.narrow]: { display: 'block' } } });
globalStyle(`${comparison} :is(th, td)`, {
  padding: '11px 12px',
  borderTop: hairline,
  textAlign: 'end',
  verticalAlign: 'top',
  '@media': { [breakpoints.narrow]: { display: 'block', padding: 0, border: 0, textAlign: 'start' } },
});
globalStyle(`${comparison} thead th`, {
  ...typography.meta,
  fontWeight: 500,
  color: color.text3,
  borderTop: 0,
});
globalStyle(`${comparison} thead`, {
  '@media': { [`screen and ${breakpoints.narrow}`]: { display: 'none' } },
});
globalStyle(`${comparison} tr > :first-child`, {
  paddingInlineStart: 24,
  textAlign: 'start',
  fontWeight: 450,
  color: color.text2,
  '@media': { [breakpoints.narrow]: { gridColumn: '1 / -1', paddingInlineStart: 0, ...typography.meta } },
});
globalStyle(`${comparison} tr > :last-child`, {
  paddingInlineEnd: 24,
  '@media': { [breakpoints.narrow]: { paddingInlineEnd: 0, textAlign: 'end' } },
});
globalStyle(`${comparison} tbody tr`, {
  '@media': {
    [breakpoints.narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '0 12px',
      padding: '10px 16px',
      borderTop: hairline,
    },
  },
});
export const changedTerm = style({ background: color.brandTint });
globalStyle(`${comparison} ${changedTerm} > th`, { color: color.text, fontWeight: 560 });
export const earlierValue = style({});
globalStyle(`${comparison} ${earlierValue}`, {
  '@media': {
    [breakpoints.narrow]: { gridColumn: '1 / -1', gridRow: 3, ...typography.meta, color: color.text3 },
  },
});
export const currentValue = style({ fontWeight: 620 });
/** Phones hide the column heads, so each cell has its own label. */
export const earlierLabel = style({
  display: 'none',
  '@media': { [`screen and ${breakpoints.narrow}`]: { display: 'inline' } },
});
const difference = style({ ...layoutStyles.inlineRow(6), ...typography.meta, textAlign: 'end' });
export const differences = styleVariants({
  same: [difference, { color: color.text3 }],
  changed: [difference, { color: color.text2 }],
  better: [difference, { color: color.ok.fg }],
  worse: [difference, { color: color.warn.fg }],
});
