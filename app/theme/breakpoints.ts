/**
 * Widths at which the layout changes (SHELL-26): below 576 form columns collapse, below 768 the mobile shell with its
 * bottom bar, below 992 one column. Below 384 an amount and two buttons do not fit beside each other. Media strings are for vanilla-extract's `@media` keys.
 */
export const widths = { smallest: 384, small: 576, narrow: 768, medium: 992 } as const;

/** Media queries "below this width", `wide` for 768 and up, `desktop` for 992 and up. */
export const breakpoints = {
  smallest: `(max-width: ${widths.smallest - 1}px)`,
  small: `(max-width: ${widths.small - 1}px)`,
  narrow: `(max-width: ${widths.narrow - 1}px)`,
  medium: `(max-width: ${widths.medium - 1}px)`,
  wide: `(min-width: ${widths.narrow}px)`,
  desktop: `(min-width: ${widths.medium}px)`,
} as const;
