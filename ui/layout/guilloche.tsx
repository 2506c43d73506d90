import { useMemo } from 'react';

const ELLIPSE_PAIR_COUNT = 36;
const CENTRE_COORDINATE = 200;

type Radii = { outer: [number, number]; inner: [number, number] };

/** Fills a square of 400. The seed varies the radii. */
export function createGuillochePath(seed?: string): string {
  const { outer, inner } = createRadii(seed);
  return Array.from({ length: ELLIPSE_PAIR_COUNT }, (_, index) => index * (180 / ELLIPSE_PAIR_COUNT))
    .flatMap((angle) => [createEllipsePath(outer, angle), createEllipsePath(inner, angle)])
    .join('');
}

function createRadii(seed?: string): Radii {
  if (!seed) return { outer: [196, 92], inner: [120, 44] };
  const [first = 0, second = 0, third = 0] = createFractions(seed);
  return { outer: [196, round(78 + first * 28)], inner: [round(108 + second * 28), round(36 + third * 18)] };
}

function createFractions(seed: string): number[] {
  let hash = 0x811c9dc5;
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return [hash >>> 24, (hash >>> 16) & 0xff, (hash >>> 8) & 0xff].map((byte) => byte / 0xff);
}

function createEllipsePath([longRadius, shortRadius]: [number, number], degrees: number): string {
  const radians = (degrees * Math.PI) / 180;
  const [x, y] = [round(longRadius * Math.cos(radians)), round(longRadius * Math.sin(radians))];
  // SVG scales up radii that are too small, so only their ratio matters.
  const arc = `a${round(longRadius / 2)} ${round(shortRadius / 2)} ${degrees} 1 0`;
  return `M${round(CENTRE_COORDINATE + x)} ${round(CENTRE_COORDINATE + y)}${arc} ${round(-2 * x)} ${round(-2 * y)}${arc} ${round(2 * x)} ${round(2 * y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

type GuillocheProps = {
  seed?: string;
  className?: string;
};

let defaultPath: string | null = null;

function unseededPath(): string {
  defaultPath ??= createGuillochePath();
  return defaultPath;
}

export function Guilloche({ seed, className }: GuillocheProps) {
  const lines = useMemo(() => (seed ? createGuillochePath(seed) : unseededPath()), [seed]);
  return (
    <svg viewBox="0 0 400 400" className={className} aria-hidden="true">
      <path d={lines} fill="none" stroke="currentColor" strokeWidth="0.8" />
    </svg>
  );
}
