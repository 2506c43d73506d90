import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { createSquare, layoutStyles, tabularFigures, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';
import { control, input, prefix, select } from '../field/field.css';

const { color, radius, size } = vars;

export const range = style({ ...layoutStyles.grid(6), minWidth: 0 });

export const block = style({
  display: 'grid',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
});
globalStyle(`${block} > *`, { minWidth: 0, padding: '18px 20px 16px' });
globalStyle(`${block} > * + *`, { borderTop: `1px solid ${color.hairline}` });

export const rangeHeader = style(layoutStyles.ends('6px 16px'));

/** `&&` overrides the base style regardless of rule order. */
export const typedInput = style([
  control,
  {
    flex: `1 1 ${toRem(150)}`,
    maxWidth: toRem(260),
    selectors: { '&&': { minHeight: size.controlL } },
    '@media': { [breakpoints.smallest]: { flexBasis: toRem(124) } },
  },
]);

export const onlyWithScripts = style({ '@media': { '(scripting: none)': { display: 'none !important' } } });

const figure = { fontSize: toRem(24), fontWeight: 600, letterSpacing: '-.02em', ...tabularFigures } as const;

export const number = style([
  input,
  {
    selectors: {
      '&&': { ...figure, paddingInline: '14px 6px', lineHeight: toRem(32) },
      [`${prefix} ~ &&`]: { paddingInlineStart: 6 },
    },
    '@media': {
      [breakpoints.narrow]: { selectors: { '&&': { fontSize: toRem(19), paddingInline: '12px 4px' } } },
    },
  },
]);

const valueStyle = { ...figure, margin: 0, whiteSpace: 'nowrap' } as const;
export const shownValue = style({ ...valueStyle, fontSize: toRem(28), lineHeight: toRem(44) });
export const headline = style({
  ...valueStyle,
  fontSize: toRem(44),
  lineHeight: toRem(52),
  letterSpacing: '-.028em',
  '@media': {
    [breakpoints.narrow]: {
      fontSize: `clamp(${toRem(28)}, 17vw - ${toRem(26)}, ${toRem(38)})`,
      lineHeight: toRem(48),
    },
  },
});

const quietUnit = {
  fontSize: toRem(18),
  fontWeight: 400,
  letterSpacing: 0,
  color: color.text2,
} as const;
const besideHeadline = { fontSize: '.62em', fontWeight: 500 } as const;

export const unit = style({
  ...quietUnit,
  marginInlineStart: 8,
  selectors: { [`${headline} > &`]: besideHeadline },
});
export const unitBeforeNumber = style({
  ...quietUnit,
  marginInlineEnd: 2,
  selectors: { [`${headline} > &`]: besideHeadline },
});

export const steps = style(layoutStyles.row(8));

const pressableStyle = {
  border: `1px solid ${color.border}`,
  borderRadius: radius.full,
  background: color.surface,
  color: color.text,
  cursor: 'pointer',
} as const;

export const step = style({
  ...pressableStyle,
  ...layoutStyles.centred,
  ...createSquare(44),
  padding: 0,
  selectors: {
    '&:hover:not([aria-disabled=true])': { borderColor: color.n450 },
    '&[aria-disabled=true]': { color: color.text3, background: color.sunken, cursor: 'not-allowed' },
  },
});

export const quickPicks = style({
  ...layoutStyles.flow(8),
  marginTop: 8,
  '@media': { [breakpoints.narrow]: { gap: 6 } },
});

export const quickPickValue = style({
  ...pressableStyle,
  minHeight: 36,
  padding: '4px 14px',
  font: 'inherit',
  ...typography.small,
  fontWeight: 560,
  ...tabularFigures,
  selectors: {
    '&:hover': { borderColor: color.n450 },
    '&[aria-pressed=true]': {
      borderColor: color.brandUi,
      background: color.brandTint,
      boxShadow: `inset 0 0 0 1px ${color.brandUi}`,
    },
  },
  '@media': {
    [breakpoints.narrow]: { flex: '1 1 auto', paddingInline: 4, fontSize: toRem(13) },
    [breakpoints.smallest]: { flexBasis: '40%' },
    '(forced-colors: active)': { selectors: { '&[aria-pressed=true]': { borderColor: 'Highlight' } } },
  },
});

export const note = style({
  ...typography.meta,
  fontWeight: 500,
  color: color.info.fg,
  // A live region must exist before its text changes.
  selectors: { '&:empty': { position: 'absolute' } },
});

/** Browsers without the `scripting` media feature show the list until hydration. */
export const sliderBox = style([
  control,
  {
    maxWidth: '100%',
    selectors: { '&&': { minHeight: 48 } },
    '@media': { '(scripting: enabled)': { display: 'none !important' } },
  },
]);

export const list = style([
  select,
  {
    selectors: {
      '&&': { fontSize: toRem(20), fontWeight: 600, letterSpacing: '-.02em', ...tabularFigures },
    },
  },
]);

export const handlePosition = createVar();

/** The thumb's centre stays half a thumb away from the ends. */
const thumbOffset = `calc(12px + ${handlePosition} * (100% - 24px))`;

export const slider = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const sliderInput = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 36,
  margin: 0,
  background: 'none',
  borderRadius: radius.full,
  cursor: 'pointer',
  touchAction: 'pan-y',
  selectors: { '&:focus-visible': { outline: 0 } },
});

const trackStyle = {
  height: 6,
  borderRadius: 3,
  background: `linear-gradient(90deg, ${color.brandUi} ${thumbOffset}, ${color.n200} 0)`,
};
const thumb = {
  appearance: 'none' as const,
  boxSizing: 'border-box' as const,
  ...createSquare(24),
  border: `2px solid ${color.brandUi}`,
  borderRadius: '50%',
  background: color.n0,
  boxShadow: '0 1px 2px rgb(0 0 0 / .13), 0 3px 8px -2px rgb(0 0 0 / .2)',
};
const focusOutline = { outline: `2px solid ${color.focus}`, outlineOffset: 2 };

// An unknown pseudo-element invalidates the whole rule.
globalStyle(`${sliderInput}::-webkit-slider-runnable-track`, trackStyle);
globalStyle(`${sliderInput}::-moz-range-track`, trackStyle);
globalStyle(`${sliderInput}::-webkit-slider-thumb`, { ...thumb, marginTop: -9 });
globalStyle(`${sliderInput}::-moz-range-thumb`, thumb);
globalStyle(`${sliderInput}:focus-visible::-webkit-slider-thumb`, focusOutline);
globalStyle(`${sliderInput}:focus-visible::-moz-range-thumb`, focusOutline);
globalStyle(`${sliderInput}::-webkit-slider-runnable-track`, {
  '@media': { '(forced-colors: active)': { background: 'ButtonBorder' } },
});
globalStyle(`${sliderInput}::-moz-range-track`, {
  '@media': { '(forced-colors: active)': { background: 'ButtonBorder' } },
});
globalStyle(`${sliderInput}::-webkit-slider-thumb`, {
  '@media': { '(forced-colors: active)': { borderColor: 'Highlight', background: 'ButtonFace' } },
});

export const ruler = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  marginTop: -4,
  padding: '10px 10px 0',
  ...typography.tiny,
  color: color.text3,
  ...tabularFigures,
  whiteSpace: 'nowrap',
  '@media': { [breakpoints.enlarged]: { whiteSpace: 'normal' } },
});

export const tick = style({
  position: 'absolute',
  top: 0,
  left: thumbOffset,
  width: 1,
  height: 5,
  marginInlineStart: -0.5,
  background: color.n400,
});

export const inner = style({
  position: 'absolute',
  top: 10,
  left: 0,
  translate: '-50%',
  '@media': { [breakpoints.narrow]: { display: 'none' } },
});

export const firstTick = style({});
export const lastTick = style({});
