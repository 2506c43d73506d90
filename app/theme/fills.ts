import { contrast, darkenUntil, hueDistance, type Lch, lch } from './colour';
import { statusColours } from './status-colours';

/** WCAG 2.2 AA. */
export const READABLE = 4.5;

export const WHITE = '#ffffff';
export const INK = '#10181c';

export function readableFill(primary: string, text: string): { brand: string; onBrand: string } {
  if (contrast(text, primary) >= READABLE) return { brand: primary, onBrand: text };
  const better = contrast(WHITE, primary) >= contrast(INK, primary) ? WHITE : INK;
  if (contrast(better, primary) >= READABLE) return { brand: primary, onBrand: better };
  return { brand: darkenUntil(primary, READABLE, WHITE), onBrand: WHITE };
}

export function pressedFill(fill: string, text: string, candidates: readonly string[]): string {
  return candidates.find((candidate) => contrast(text, candidate) >= READABLE) ?? fill;
}

export function isRed({ c, h }: Lch): boolean {
  return c > 0.1 && hueDistance(h, lch(statusColours.light.bad.solid).h) <= 25;
}
