import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/measures';
import { square, tabular, typography } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

const { color, radius } = vars;

export const position = createVar();

/** The centre of the thumb stays half a thumb away from both ends of the track. */
const along = `calc(12px + ${position} * (100% - 24px))`;

export const slider = style({
  display: 'grid',
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

const track = {
  height: 6,
  borderRadius: 3,
  background: `linear-gradient(90deg, ${color.brandUi} ${along}, ${color.n200} 0)`,
};
const thumb = {
  appearance: 'none' as const,
  boxSizing: 'border-box' as const,
  ...square(24),
  border: `2px solid ${color.brandUi}`,
  borderRadius: '50%',
  background: color.n0,
  boxShadow: '0 1px 2px rgb(0 0 0 / .13), 0 3px 8px -2px rgb(0 0 0 / .2)',
};
const focused = { outline: `2px solid ${color.focus}`, outlineOffset: 2 };

// Each browser needs its own rule: an unknown pseudo-element invalidates the whole rule.
globalStyle(`${sliderInput}::-webkit-slider-runnable-track`, track);
globalStyle(`${sliderInput}::-moz-range-track`, track);
globalStyle(`${sliderInput}::-webkit-slider-thumb`, { ...thumb, marginTop: -9 });
globalStyle(`${sliderInput}::-moz-range-thumb`, thumb);
globalStyle(`${sliderInput}:focus-visible::-webkit-slider-thumb`, focused);
globalStyle(`${sliderInput}:focus-visible::-moz-range-thumb`, focused);
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
  ...tabular,
  whiteSpace: 'nowrap',
});

export const tick = style({
  position: 'absolute',
  top: 0,
  left: along,
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

export const first = style({});
export const last = style({});
