import type { StepRange } from './film-data';

interface Step {
  readonly id: string;
}

/** Indices are in order. Unknown ids set no limit: the oldest steps leave the list. */
export function indicesOfRange(
  steps: readonly Step[],
  { from, to }: StepRange,
): { from: number; to: number } {
  const indexOfStep = (id: string | null, fallback: number) => {
    const index = steps.findIndex((step) => step.id === id);
    return index < 0 ? fallback : index;
  };
  const lastIndex = steps.length - 1;
  const [firstEnd, secondEnd] = [indexOfStep(from, 0), indexOfStep(to, lastIndex)];
  return { from: Math.min(firstEnd, secondEnd), to: Math.max(firstEnd, secondEnd) };
}

export function stepsOfRange<Kept extends Step>(steps: readonly Kept[], part: StepRange): readonly Kept[] {
  const { from, to } = indicesOfRange(steps, part);
  return steps.slice(from, to + 1);
}
