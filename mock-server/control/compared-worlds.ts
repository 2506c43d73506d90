import type { Simulator } from '../api/exchange';
import type { Sandbox } from '../store/sandbox';

type Pair = readonly [Sandbox, Sandbox];

export const comparisonId = ([a, b]: Pair): string => `${a.id} ${b.id}`;

/** Null unless both worlds exist. */
export function findComparedWorlds({ sandboxes }: Simulator, contentId: string): Pair | null {
  const [a, b] = contentId.split(' ').map((id) => sandboxes.peek(id));
  return a && b ? [a, b] : null;
}
