import { getHeapStatistics } from 'node:v8';

export interface HostedLimits {
  allBytes: number;
  worldBytes: number;
  worldsPerAddress: number;
}

const MB = 1024 * 1024;

const LARGEST_WORLD_BYTES = 96 * MB;

/**
 * Two thirds of the heap remain for requests and estimation errors.
 * @param heapBytes `--max-old-space-size`
 */
export function hostedLimitsFor(
  worldsPerAddress: number,
  heapBytes = getHeapStatistics().heap_size_limit,
): HostedLimits {
  const allBytes = Math.floor(heapBytes / 3);
  return { allBytes, worldBytes: Math.min(LARGEST_WORLD_BYTES, Math.floor(allBytes / 8)), worldsPerAddress };
}

export type ExceededLimit = 'world' | 'worlds' | 'address_worlds' | 'links';

export class CapacityExceeded extends Error {
  readonly limit: ExceededLimit;

  constructor(limit: ExceededLimit) {
    super(`No room for another world: ${limit}`);
    this.limit = limit;
  }
}
