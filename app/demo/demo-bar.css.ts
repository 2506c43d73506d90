import { globalStyle, style } from '@vanilla-extract/css';
import { skipLink } from 'ui/frame/page-frame.css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { hiddenInPrint, layoutStyles, visuallyHiddenStyle } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

/** Must not look like part of the product. */
const INK = '#161c20';
const AMBER_COLOUR = '#f2b632';
const PALE_TEXT_COLOUR = '#b9c2c7';

export const bar = style({
  ...layoutStyles.wrappingRow('4px 16px'),
  padding: '6px 20px',
  borderTop: `3px solid ${AMBER_COLOUR}`,
  background: INK,
  color: '#f3f5f6',
  fontSize: toRem(13),
  lineHeight: toRem(20),
  ...hiddenInPrint,
  '@media': {
    ...hiddenInPrint['@media'],
    [`screen and ${breakpoints.small}`]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gap: '0 10px',
      padding: '6px 16px',
    },
  },
});
globalStyle(`body:has(> ${bar})`, {
  '@media': { screen: { display: 'grid', gridTemplate: 'auto 1fr / minmax(0, 1fr)' } },
});
globalStyle(`${bar} ~ * ${skipLink}`, { display: 'none' });
globalStyle(`${bar} > ${skipLink}`, { color: vars.color.text });
globalStyle(`${bar} ~ * > [data-tone]`, { '@media': { screen: { minHeight: '100%' } } });

export const statusLine = style({
  ...layoutStyles.wrappingRow('2px 10px'),
  margin: 0,
  '@media': { [breakpoints.small]: { display: 'contents' } },
});
export const title = style({ fontWeight: 'bold', '@media': { [breakpoints.small]: visuallyHiddenStyle } });
export const scenario = style({
  color: PALE_TEXT_COLOUR,
  '@media': {
    [breakpoints.small]: {
      gridColumn: '2 / -1',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});
export const clock = style({
  color: PALE_TEXT_COLOUR,
  '@media': { [breakpoints.small]: { gridColumn: '1 / 3', alignSelf: 'center' } },
});
export const fault = style({
  color: AMBER_COLOUR,
  overflowWrap: 'anywhere',
  '@media': { [breakpoints.small]: { gridColumn: '1 / -1' } },
});
export const paleText = style({ color: PALE_TEXT_COLOUR });
export const hidden = style(visuallyHiddenStyle);
export const controls = style({
  selectors: { '&[open]': { flexBasis: '100%' } },
  '@media': {
    [breakpoints.small]: {
      gridRow: 2,
      gridColumn: 3,
      selectors: { '&[open]': { gridRow: 'auto', gridColumn: '1 / -1' } },
    },
  },
});
export const summary = style({
  width: 'max-content',
  padding: '4px 0',
  color: AMBER_COLOUR,
  fontWeight: 560,
  cursor: 'pointer',
  ':focus-visible': { outlineColor: AMBER_COLOUR },
});
export const panel = style({ ...layoutStyles.grid(8), padding: '6px 0 8px' });
export const row = style({ ...layoutStyles.wrappingRow('6px 12px'), margin: 0 });
const control = {
  minHeight: 32,
  padding: '4px 10px',
  border: '1px solid #56626a',
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'none',
  ':focus-visible': { outlineColor: AMBER_COLOUR },
} as const;
export const button = style({ ...control, cursor: 'pointer' });
export const link = style({
  ...control,
  selectors: { '&[aria-current]': { borderColor: AMBER_COLOUR, fontWeight: 600 } },
});
