/**
 * Widths at which the layout changes (SHELL-26): below 576 form columns collapse, below 768 the mobile shell with its
 * bottom bar, below 992 one column. Below 384 an amount and two buttons do not fit beside each other.
 */
const widths = { smallest: 384, small: 576, narrow: 768, medium: 992 } as const;

/** Media queries count in the reader's text size: at twice the size a desktop gets the layout of half its width. */
const em = (pixels: number) => `${pixels / 16}em`;

/** The media query "below this width", for vanilla-extract's `@media` keys. */
export const below = (pixels: number) => `(max-width: ${em(pixels - 1)})`;
export const fromHeight = (pixels: number) => `(min-height: ${em(pixels)})`;
const from = (pixels: number) => `(min-width: ${em(pixels)})`;

/** Media queries "below this width", `wide` for 768 and up, `desktop` for 992 and up. */
export const breakpoints = {
  smallest: below(widths.smallest),
  small: below(widths.small),
  narrow: below(widths.narrow),
  medium: below(widths.medium),
  wide: from(widths.narrow),
  desktop: from(widths.medium),
  /** A window this low, as at 400 percent zoom: nothing is fixed, since it would hide the field in focus. */
  low: `(max-height: ${em(479)})`,
  high: fromHeight(480),
} as const;
