import type { FilmPart } from './film-data';

interface Step {
  readonly id: string;
}

/** Indices are in order. Unknown ids set no limit: the oldest steps leave the list. */
export function boundsOfPart(steps: readonly Step[], { from, to }: FilmPart): { from: number; to: number } {
  const indexOfStep = (id: string | null, fallback: number) => {
    const index = steps.findIndex((step) => step.id === id);
    return index < 0 ? fallback : index;
  };
  const lastIndex = steps.length - 1;
  const [firstBound, secondBound] = [indexOfStep(from, 0), indexOfStep(to, lastIndex)];
  return { from: Math.min(firstBound, secondBound), to: Math.max(firstBound, secondBound) };
}

export function stepsOfPart<Kept extends Step>(steps: readonly Kept[], part: FilmPart): readonly Kept[] {
  const { from, to } = boundsOfPart(steps, part);
  return steps.slice(from, to + 1);
}
