/** Pixels of a design at the usual text size, as a length that grows with the reader's own text size. */
export const rem = (pixels: number) => `${pixels / 16}rem`;
