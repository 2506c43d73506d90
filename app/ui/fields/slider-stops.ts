/** A slider's scale: it stops at `min`, at every `step` from there, and at `max` even when that is off the steps (D-55). */
export type Scale = { min: number; max: number; step: number };

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** The step for the native range input, which never reaches a `max` off its steps: the largest that hits both ends. */
export const nativeStep = ({ min, max, step }: Scale) => divisor(step, Math.max(max - min, 0));

/** The value at which the native range shows a number: within the ends, on its own steps. */
export function nativeValue(value: number, scale: Scale): number {
  const step = nativeStep(scale);
  const steps = Math.round((clamp(value, scale.min, scale.max) - scale.min) / step);
  return scale.min + steps * step;
}

/** Every stop from the start to the end, and the given value among them even if it lies between two. */
export function allStops({ min, max, step }: Scale, given: number): number[] {
  const stops = new Set([given, max]);
  for (let stop = min; stop < max; stop += step) stops.add(stop);
  return [...stops].sort((a, b) => a - b);
}

/** The stop nearest to a value. */
export function nearestStop(value: number, { min, max, step }: Scale): number {
  const inside = clamp(value, min, max);
  const lower = min + Math.floor((inside - min) / step) * step;
  const upper = Math.min(lower + step, max);
  return inside - lower < upper - inside ? lower : upper;
}

/** The stop `steps` up (down below zero): between stops one step leads to the next; a value beyond the end stays or comes back to it. */
export function moveBySteps(value: number, steps: number, { min, max, step }: Scale): number {
  if (steps > 0) {
    if (value >= max) return value;
    return clamp(min + (Math.floor((value - min) / step) + steps) * step, min, max);
  }
  return clamp(min + (Math.ceil((value - min) / step) + steps) * step, min, max);
}

/** How far along the slider a value stands, 0 to 1; beyond an end it stands at the end. */
export const positionOf = (value: number, { min, max }: Scale) =>
  max > min ? clamp((value - min) / (max - min), 0, 1) : 0;

/** Where the ruler has its ticks: both ends, and every multiple of `every` between them. */
export function rulerTicks({ min, max }: Scale, every: number): number[] {
  const ticks = [min];
  for (let tick = Math.floor(min / every) * every + every; tick < max; tick += every) ticks.push(tick);
  return [...ticks, max];
}

export const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
