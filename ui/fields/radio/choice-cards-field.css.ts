import { style } from '@vanilla-extract/css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { createSquare, layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const { color, motion, radius } = vars;

export const list = style(layoutStyles.grid(8));
export const row = style(layoutStyles.flow('8px 28px'));

export const option = style({
  ...layoutStyles.grid('0 12px'),
  gridTemplateColumns: '20px minmax(0, 1fr)',
  paddingBlock: 2,
  lineHeight: toRem(22),
  cursor: 'pointer',
});

export const optionHint = style({ gridColumn: 2, ...typography.quiet });

export const radioDot = style({
  appearance: 'none',
  ...createSquare(20),
  flex: 'none',
  margin: '1px 0 0',
  border: `1.5px solid ${color.borderControl}`,
  borderRadius: '50%',
  background: color.surface,
  cursor: 'inherit',
  transition: `border-color ${motion.fast}, border-width ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.n600 },
    '&:checked': { border: `6px solid ${color.brandUi}` },
    '&[data-invalid]:not(:checked)': {
      borderColor: color.bad.solid,
      boxShadow: `inset 0 0 0 .5px ${color.bad.solid}`,
    },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const chips = style({ ...layoutStyles.flow('8px 8px'), marginTop: 4 });

export const chip = style({
  ...layoutStyles.row(8),
  minHeight: 44,
  padding: '8px 16px 8px 12px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.full,
  background: color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.n450 },
    '&:has(:checked)': { borderColor: color.brandUi, background: color.brandTint },
    '&:has([data-invalid])': { borderColor: color.bad.solid },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
});

export const cards = style({
  ...layoutStyles.grid(12),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginTop: 4,
  '@media': {
    [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
    [breakpoints.wide]: {
      selectors: {
        '&:has(> :nth-child(3):last-child)': {
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))',
        },
      },
    },
  },
});

export const moreChoices = style({ marginTop: 8 });

export const moreChoicesLabel = style({
  ...layoutStyles.row(6),
  width: 'fit-content',
  minHeight: 44,
  ...typography.small,
  fontWeight: 560,
  color: color.link,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = style({
  flex: 'none',
  transition: `rotate ${motion.fast}`,
  selectors: { [`${moreChoices}[open] &`]: { rotate: '180deg' } },
});

export const card = style({
  ...layoutStyles.grid('2px 14px'),
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  minHeight: 52,
  padding: '15px 16px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  cursor: 'pointer',
  transition: ['border-color', 'background', 'box-shadow']
    .map((property) => `${property} ${motion.fast}`)
    .join(', '),
  selectors: {
    '&:hover': { borderColor: color.n450 },
    '&[data-invalid]': { borderColor: color.bad.solid },
    '&:has(:checked)': {
      borderColor: color.brandUi,
      background: color.brandTint,
      boxShadow: `inset 0 0 0 1px ${color.brandUi}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
});

export const icon = style({
  gridRow: '1 / 3',
  gridColumn: 1,
  marginTop: 1,
  color: color.text3,
  selectors: { [`${card}:has(:checked) &`]: { color: color.brandUi } },
});

export const title = style({
  gridRow: 1,
  gridColumn: 2,
  fontWeight: 600,
  lineHeight: toRem(22),
  overflowWrap: 'anywhere',
  selectors: { [`${card}:not(:has(svg)) > &`]: { gridColumn: '1 / 3' } },
});

export const text = style({
  gridRow: 2,
  gridColumn: 2,
  ...typography.quiet,
  selectors: { [`${card}:not(:has(svg)) > &`]: { gridColumn: '1 / 3' } },
});

export const dot = style([
  radioDot,
  { gridRow: '1 / 3', gridColumn: 3, selectors: { '&&:focus-visible': { outline: 'none' } } },
]);
