/** SHELL-26. Pages have a bottom bar below 768 px, one column below 992 px. */
const widths = { enlarged: 256, smallest: 384, small: 576, narrow: 768, medium: 992 } as const;

/** In em, media queries depend on the reader's text size. */
const em = (pixels: number) => `${pixels / 16}em`;

export const belowWidth = (pixels: number) => `(max-width: ${em(pixels - 1)})`;
const fromHeight = (pixels: number) => `(min-height: ${em(pixels)})`;
export const fromWidth = (pixels: number) => `(min-width: ${em(pixels)})`;

export const breakpoints = {
  /** A phone that shows text at twice its size. */
  enlarged: belowWidth(widths.enlarged),
  smallest: belowWidth(widths.smallest),
  small: belowWidth(widths.small),
  narrow: belowWidth(widths.narrow),
  medium: belowWidth(widths.medium),
  wide: fromWidth(widths.narrow),
  desktop: fromWidth(widths.medium),
  /** In a low window, as at 400 percent zoom, fixed bars would hide the focused field. */
  low: `(max-height: ${em(479)})`,
  high: fromHeight(480),
} as const;

export const toRem = (pixels: number) => `${pixels / 16}rem`;
