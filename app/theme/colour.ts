import { clampChroma, converter, formatHex, type Oklch, parse, wcagContrast } from 'culori';

/** Colour arithmetic in OKLCH. Colours outside sRGB lose chroma but keep lightness, and with it contrast. */

/** Lightness 0–1, chroma, hue in degrees (0 for greys). */
export type Lch = { l: number; c: number; h: number };

const toOklch = converter('oklch');

/** Accepts `#rgb`, `#rrggbb` and `rgb()`; drops alpha. Returns null otherwise. */
export function parseColour(text: string): string | null {
  const value = text.trim();
  if (!/^(#|rgba?\()/i.test(value)) return null;
  const colour = parse(value);
  return colour ? formatHex({ ...colour, alpha: undefined }) : null;
}

export function lch(hex: string): Lch {
  const { l, c, h }: Oklch = toOklch(parse(hex) ?? { mode: 'rgb', r: 0, g: 0, b: 0 });
  return { l, c, h: h ?? 0 };
}

export function hex({ l, c, h }: Lch): string {
  return formatHex(
    clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h }, 'oklch'),
  );
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** Scales the chroma by `share`, up to `cap`. */
export function shade(tone: Lch, l: number, share: number, cap: number): string {
  return hex({ l, c: Math.min(tone.c * share, cap), h: tone.h });
}

export function darkenUntil(colour: string, ratio: number, ...backgrounds: string[]): string {
  return stepUntil(-0.005, colour, ratio, backgrounds);
}

export function lightenUntil(colour: string, ratio: number, ...backgrounds: string[]): string {
  return stepUntil(0.005, colour, ratio, backgrounds);
}

function stepUntil(step: number, colour: string, ratio: number, backgrounds: string[]): string {
  const start = lch(colour);
  const end = step > 0 ? 1 : 0;
  let candidate = colour;
  for (let l = start.l; Math.abs(end - l) > Math.abs(step) && !reaches(candidate, ratio, backgrounds); ) {
    l += step;
    candidate = hex({ ...start, l });
  }
  return candidate;
}

/** Degrees, 0–180. */
export function hueDistance(one: number, other: number): number {
  const distance = Math.abs(one - other) % 360;
  return Math.min(distance, 360 - distance);
}

function reaches(colour: string, ratio: number, backgrounds: string[]): boolean {
  return backgrounds.every((background) => contrast(colour, background) >= ratio);
}
