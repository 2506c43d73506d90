export const rem = (pixels: number) => `${pixels / 16}rem`;
