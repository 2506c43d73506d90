import { getHeapStatistics } from 'node:v8';

/** Limits for visitors of a hosted demo. */
export interface HostedLimits {
  /** Estimated bytes of all worlds together, with their saved states and files. */
  allBytes: number;
  /** Estimated bytes of one world, with its saved states and files. */
  worldBytes: number;
  /** Worlds that were opened from one address and still live. */
  worldsPerAddress: number;
}

const MB = 1024 * 1024;

/** Room for one document of the largest size, and everything around it. */
const LARGEST_WORLD_BYTES = 96 * MB;

/**
 * Limits by the memory that Node may use (`--max-old-space-size`): a third of it for all worlds, as answering needs room too, and so that what
 * the estimate misses still fits; an eighth of that for one world.
 *
 * @param heapBytes what Node may use
 */
export function limitsFor(
  worldsPerAddress: number,
  heapBytes = getHeapStatistics().heap_size_limit,
): HostedLimits {
  const allBytes = Math.floor(heapBytes / 3);
  return { allBytes, worldBytes: Math.min(LARGEST_WORLD_BYTES, Math.floor(allBytes / 8)), worldsPerAddress };
}

/**
 * Why there is no room: the world itself is full, all of them together are and none is idle, or the address has as many as it may and uses
 * them all.
 */
export type Fullness = 'world' | 'worlds' | 'address_worlds';

/** A world cannot be opened. */
export class NoRoom extends Error {
  readonly why: Fullness;

  constructor(why: Fullness) {
    super(`no room for another world: ${why}`);
    this.why = why;
  }
}
