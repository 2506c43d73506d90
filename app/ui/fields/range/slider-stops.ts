/** Stops at `min`, every `step` from there, and `max` even if it is off the steps (D-55). */
export type Scale = { min: number; max: number; step: number };

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Native range inputs never reach a `max` off their steps, so use the largest step that hits both ends. */
export const nativeStep = ({ min, max, step }: Scale) => divisor(step, Math.max(max - min, 0));

export function nativeValue(value: number, scale: Scale): number {
  const step = nativeStep(scale);
  const steps = Math.round((clamp(value, scale.min, scale.max) - scale.min) / step);
  return scale.min + steps * step;
}

export function allStops({ min, max, step }: Scale, given: number): number[] {
  const stops = new Set([given, max]);
  for (let stop = min; stop < max; stop += step) stops.add(stop);
  return [...stops].sort((a, b) => a - b);
}

export function nearestStop(value: number, { min, max, step }: Scale): number {
  const inside = clamp(value, min, max);
  const lower = min + Math.floor((inside - min) / step) * step;
  const upper = Math.min(lower + step, max);
  return inside - lower < upper - inside ? lower : upper;
}

/** Between stops, one step leads to the next stop. A value above the end stays there or moves back to the end. */
export function moveBySteps(value: number, steps: number, { min, max, step }: Scale): number {
  if (steps > 0) {
    if (value >= max) return value;
    return clamp(min + (Math.floor((value - min) / step) + steps) * step, min, max);
  }
  return clamp(min + (Math.ceil((value - min) / step) + steps) * step, min, max);
}

export const positionOf = (value: number, { min, max }: Scale) =>
  max > min ? clamp((value - min) / (max - min), 0, 1) : 0;

export function rulerTicks({ min, max }: Scale, every: number): number[] {
  const ticks = [min];
  for (let tick = Math.floor(min / every) * every + every; tick < max; tick += every) ticks.push(tick);
  return [...ticks, max];
}

export const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
