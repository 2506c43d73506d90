import type { Simulator } from '../api/exchange';
import type { Sandbox } from '../store/sandbox';

type WorldPair = readonly [Sandbox, Sandbox];

export const comparisonIdOf = ([a, b]: WorldPair): string => `${a.id} ${b.id}`;

/** Null unless both worlds exist. */
export function findComparedWorlds({ sandboxes }: Simulator, contentId: string): WorldPair | null {
  const [a, b] = contentId.split(' ').map((id) => sandboxes.peek(id));
  return a && b ? [a, b] : null;
}
