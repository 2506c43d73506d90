import { clampChroma, converter, formatHex, type Oklch, parse, wcagContrast } from 'culori';

/** Colours outside sRGB lose chroma but keep OKLCH lightness, and with it contrast. */

export type LchColour = { l: number; c: number; h: number };

const toOklch = converter('oklch');

/** Reads `#rgb`, `#rrggbb` and `rgb()`, and drops alpha. Returns null for other formats. */
export function parseColour(text: string): string | null {
  const value = text.trim();
  if (!/^(#|rgba?\()/i.test(value)) return null;
  const colour = parse(value);
  return colour ? formatHex({ ...colour, alpha: undefined }) : null;
}

export function toLch(hex: string): LchColour {
  const { l, c, h }: Oklch = toOklch(parse(hex) ?? { mode: 'rgb', r: 0, g: 0, b: 0 });
  return { l, c, h: h ?? 0 };
}

export function toHex({ l, c, h }: LchColour): string {
  return formatHex(
    clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h }, 'oklch'),
  );
}

function contrast(first: string, second: string): number {
  return wcagContrast(first, second);
}

export function shadeColour(tone: LchColour, l: number, chromaShare: number, maxChroma: number): string {
  return toHex({ l, c: Math.min(tone.c * chromaShare, maxChroma), h: tone.h });
}

export function darkenUntil(colour: string, ratio: number, ...backgrounds: string[]): string {
  return stepUntil(-0.005, colour, ratio, backgrounds);
}

export function lightenUntil(colour: string, ratio: number, ...backgrounds: string[]): string {
  return stepUntil(0.005, colour, ratio, backgrounds);
}

function stepUntil(step: number, colour: string, ratio: number, backgrounds: string[]): string {
  const startColour = toLch(colour);
  const endLightness = step > 0 ? 1 : 0;
  let candidate = colour;
  for (
    let l = startColour.l;
    Math.abs(endLightness - l) > Math.abs(step) && !hasContrast(candidate, ratio, backgrounds);
  ) {
    l += step;
    candidate = toHex({ ...startColour, l });
  }
  return candidate;
}

function hueDistance(firstHue: number, secondHue: number): number {
  const distance = Math.abs(firstHue - secondHue) % 360;
  return Math.min(distance, 360 - distance);
}

function hasContrast(colour: string, ratio: number, backgrounds: string[]): boolean {
  return backgrounds.every((background) => contrast(colour, background) >= ratio);
}

export const statusColours = {
  light: {
    ok: { fg: '#106c3e', solid: '#0b7643', bg: '#e9f7ed', line: '#b5dfc2' },
    warn: { fg: '#7d4e05', solid: '#b26f04', bg: '#fdf3df', line: '#efd39b' },
    bad: { fg: '#ab1f26', solid: '#c02b31', bg: '#fdf0ee', line: '#f2c4be' },
    info: { fg: '#245898', solid: '#2f69b3', bg: '#edf4fd', line: '#c3d8f4' },
    sign: { fg: '#6240a2', solid: '#7450b8', bg: '#f4f1fd', line: '#d9cff4' },
    onOk: '#ffffff',
    onBad: '#ffffff',
    toastOk: '#7fd3a0',
    toastBad: '#ff9d97',
  },
  dark: {
    ok: { fg: '#7fd3a0', solid: '#48b87b', bg: '#10291b', line: '#1f4a32' },
    warn: { fg: '#eebf6b', solid: '#d69a34', bg: '#2c2210', line: '#54411c' },
    bad: { fg: '#ff9d97', solid: '#e5625f', bg: '#321616', line: '#5f2727' },
    info: { fg: '#9cc3f5', solid: '#5f97dd', bg: '#132439', line: '#264467' },
    sign: { fg: '#c9b5f3', solid: '#9d80de', bg: '#231b38', line: '#403162' },
    onOk: '#06170d',
    onBad: '#1d0606',
    toastOk: '#7fd3a0',
    toastBad: '#ff9d97',
  },
} as const;

export const READABLE_CONTRAST = 4.5;

export const WHITE = '#ffffff';
const INK = '#10181c';

export function findReadableFill(primary: string, text: string): { brand: string; onBrand: string } {
  if (contrast(text, primary) >= READABLE_CONTRAST) return { brand: primary, onBrand: text };
  const readableText = contrast(WHITE, primary) >= contrast(INK, primary) ? WHITE : INK;
  if (contrast(readableText, primary) >= READABLE_CONTRAST) return { brand: primary, onBrand: readableText };
  return { brand: darkenUntil(primary, READABLE_CONTRAST, WHITE), onBrand: WHITE };
}

export function createPressedFill(fill: string, text: string, candidates: readonly string[]): string {
  return candidates.find((candidate) => contrast(text, candidate) >= READABLE_CONTRAST) ?? fill;
}

export function isRed({ c, h }: LchColour): boolean {
  return c > 0.1 && hueDistance(h, toLch(statusColours.light.bad.solid).h) <= 25;
}
