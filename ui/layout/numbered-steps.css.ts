import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { createSquare, layoutStyles, tabularFigures } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const { color } = vars;

const item = style({
  position: 'relative',
  ...layoutStyles.grid('0 18px'),
  gridTemplateColumns: '36px minmax(0, 1fr)',
  paddingBlockEnd: 20,
  ':last-child': { paddingBlockEnd: 0 },
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 17.5,
      top: 58,
      bottom: -10,
      width: 1,
      background: color.border,
    },
  },
  '@media': {
    [breakpoints.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlockEnd: 12,
      selectors: { '&:not(:last-child)::before': { display: 'none' } },
    },
  },
});
const doneItem = style({ selectors: { '&:not(:last-child)::before': { background: color.ok.solid } } });
export const items = {
  done: `${item} ${doneItem}`,
  open: item,
  waiting: item,
  busy: item,
  failed: item,
  locked: item,
};

const numberDisc = style({
  ...layoutStyles.centred,
  ...createSquare(36),
  marginBlockStart: 16,
  border: `1.5px solid ${color.borderControl}`,
  borderRadius: '50%',
  background: color.surface,
  fontSize: toRem(15),
  fontWeight: 620,
  ...tabularFigures,
  '@media': {
    [breakpoints.narrow]: {
      position: 'absolute',
      insetInlineStart: 16,
      top: 16,
      ...createSquare(28),
      marginBlockStart: 0,
      fontSize: toRem(13),
    },
    '(forced-colors: active)': { borderColor: 'CanvasText' },
  },
});
const filled = (fillColour: string) => ({
  background: fillColour,
  borderColor: fillColour,
  color: color.surface,
  '@media': { print: { background: 'none', color: fillColour } },
});
export const numberDiscs = styleVariants({
  done: [numberDisc, filled(color.ok.solid)],
  open: [
    numberDisc,
    { borderColor: color.brandUi, color: color.brandUi, boxShadow: `0 0 0 4px ${color.brandTint2}` },
  ],
  waiting: [numberDisc, { color: color.text2 }],
  busy: [numberDisc, { borderColor: color.info.solid, color: color.info.solid }],
  failed: [numberDisc, filled(color.bad.solid)],
  locked: [numberDisc, { borderStyle: 'dashed', background: 'none', color: color.text3 }],
});

const card = style({
  ...layoutStyles.grid(14),
  padding: '18px 24px 20px',
  '@media': { [breakpoints.narrow]: { padding: 16 } },
});
const lockedCard = style({
  selectors: {
    '&&': {
      background: 'none',
      boxShadow: 'none',
      borderStyle: 'dashed',
      borderColor: color.border,
    },
  },
});
export const cards = {
  done: card,
  open: card,
  waiting: card,
  busy: card,
  failed: card,
  locked: `${card} ${lockedCard}`,
};

export const stepHeader = style({
  ...layoutStyles.wrappingRow(12),
  '@media': { [breakpoints.narrow]: { gap: 6, minHeight: 28, paddingInlineStart: 40 } },
});
const title = style({ fontSize: toRem(16), lineHeight: toRem(26) });
const quietTitle = style({ color: color.text2 });
export const titles = {
  done: title,
  open: title,
  waiting: title,
  busy: title,
  failed: title,
  locked: `${title} ${quietTitle}`,
};
export const tag = style({
  marginInlineStart: 'auto',
  '@media': { [breakpoints.narrow]: { marginInlineStart: 0 } },
});
export const introText = style({ marginBlockStart: -12 });
