import type { FilmPart } from './film-data';

interface Step {
  readonly id: string;
}

/** Indices are in order. Unknown ids set no limit: the oldest steps leave the list. */
export function boundsOfPart(steps: readonly Step[], { from, to }: FilmPart): { from: number; to: number } {
  const at = (id: string | null, other: number) => {
    const found = steps.findIndex((step) => step.id === id);
    return found < 0 ? other : found;
  };
  const last = steps.length - 1;
  const [one, other] = [at(from, 0), at(to, last)];
  return { from: Math.min(one, other), to: Math.max(one, other) };
}

export function stepsOfPart<Kept extends Step>(steps: readonly Kept[], part: FilmPart): readonly Kept[] {
  const { from, to } = boundsOfPart(steps, part);
  return steps.slice(from, to + 1);
}
