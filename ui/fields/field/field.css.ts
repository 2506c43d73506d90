import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { toRem } from 'ui/theme/measures';
import {
  bareButton,
  createSquare,
  hiddenInPrint,
  layoutStyles,
  tabularFigures,
  typography,
} from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const { color, motion, radius, size } = vars;

export const field = style({
  ...layoutStyles.grid(6),
  alignContent: 'start',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const labelRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
});

export const label = style({ padding: 0, ...typography.small, fontWeight: 560, overflowWrap: 'break-word' });

export const optionalMark = style({ fontWeight: 400, color: color.text3 });

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: toRem(14),
  lineHeight: toRem(24),
  marginBlock: -2,
});

export const hint = style({ margin: 0, ...typography.quiet, textWrap: 'pretty' });

export const belowControl = style({
  ...layoutStyles.topRow(16),
  justifyContent: 'space-between',
  selectors: { '&:empty': { display: 'none' } },
});

export const error = style({
  display: 'flex',
  gap: 6,
  minWidth: 0,
  margin: 0,
  ...typography.meta,
  fontWeight: 500,
  color: color.bad.fg,
  overflowWrap: 'anywhere',
});

export const suggestion = style({ justifySelf: 'start', maxWidth: '100%' });

export const errorIcon = style({ marginTop: 1 });

export const control = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: size.control,
  minWidth: 0,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.control,
  background: color.surface,
  transition: `border-color ${motion.fast}, box-shadow ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.n600 },
    '&:focus-within': {
      borderColor: color.focus,
      outline: `1px solid ${color.focus}`,
      boxShadow: `0 0 0 3px ${color.focusHalo}`,
    },
    '&[data-invalid]': { borderColor: color.bad.solid, outline: `1px solid ${color.bad.solid}` },
    '&[data-invalid]:focus-within': { boxShadow: `0 0 0 4px ${color.badHalo}` },
    '&[data-readonly]': { background: color.sunken, borderColor: color.border, color: color.text2 },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'FieldText',
      selectors: { '&:focus-within': { outline: '2px solid Highlight', outlineOffset: 2 } },
    },
  },
});

/** `short` is for dates and shares, `medium` for amounts and register numbers. */
export const controlWidth = styleVariants({
  full: {},
  medium: { maxWidth: toRem(280) },
  short: { maxWidth: toRem(168) },
});

/** iOS zooms in on inputs with text smaller than 16 px. */
export const input = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  margin: 0,
  padding: '9px 14px',
  border: 0,
  borderRadius: 'inherit',
  outline: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  ...typography.large,
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus-visible': { outline: 0, borderRadius: 'inherit' },
    '&::placeholder': { color: color.text3, opacity: 1 },
    '&:read-only:not(select)': { cursor: 'default' },
    '&:-webkit-autofill': {
      boxShadow: `inset 0 0 0 100px ${color.brandTint}`,
      WebkitTextFillColor: color.text,
      caretColor: color.text,
    },
  },
});

export const tabularInput = style(tabularFigures);

export const prefix = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: 14,
  color: color.text3,
  whiteSpace: 'nowrap',
});

export const suffix = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: 14,
  color: color.text3,
  whiteSpace: 'nowrap',
});

globalStyle(`${prefix} ~ ${input}`, { paddingInlineStart: 8 });
globalStyle(`${input}:has(~ ${suffix})`, { paddingInlineEnd: 8 });

/** A `legend` ignores its fieldset's `gap`. */
export const legend = style([label, { marginBottom: 6 }]);

export const toggle = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  ...createSquare(36),
  marginInlineEnd: 3,
  ...bareButton,
  borderRadius: radius.small,
  color: color.text3,
  transition: `background ${motion.fast}`,
  selectors: {
    '&:hover': { background: color.sunken, color: color.text },
    '&:focus-visible': { outlineOffset: 0 },
  },
});

export const ruleList = style({
  ...layoutStyles.flow('2px 16px'),
  fontSize: toRem(13),
  lineHeight: toRem(20),
});

export const rule = style({ ...layoutStyles.inlineRow(6), color: vars.color.text3 });

export const ruleMet = style({ color: vars.color.ok.fg, fontWeight: 500 });

export const textLines = createVar();

export const textArea = style([
  input,
  {
    display: 'block',
    fieldSizing: 'content',
    minHeight: `calc(${textLines} * ${toRem(24)} + 18px)`,
    maxHeight: `calc(${toRem(384)} + 18px)`,
    resize: 'vertical',
  },
]);

export const select = style([
  input,
  {
    appearance: 'none',
    cursor: 'pointer',
    selectors: { '&&': { paddingInlineEnd: 40 } },
  },
]);

export const chevron = style({
  position: 'absolute',
  right: 12,
  color: vars.color.text3,
  pointerEvents: 'none',
  ...hiddenInPrint,
});

export const counter = style({
  marginInlineStart: 'auto',
  ...typography.quiet,
  ...tabularFigures,
  whiteSpace: 'nowrap',
});

export const counterOverLimit = style({ color: vars.color.bad.fg, fontWeight: 500 });
