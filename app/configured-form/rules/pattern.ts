import { LRUCache } from 'lru-cache';
import { boundedPattern } from './bounded-pattern';
import { linearPattern } from './linear-pattern';
import { linearSource } from './linear-source';
import { patternTree } from './pattern-tree';

export type Matcher = (text: string, steps: number) => boolean;

/** `bounded` runs lookarounds, back references and large patterns up to a step limit (D-77). */
export type PatternEngine = 'linear' | 'bounded';

export interface RunnablePattern {
  readonly engine: PatternEngine;
  readonly source: string;
  readonly size: number;
}

/** Compiled patterns of this size take tens of megabytes. */
const MAX_CACHED_SIZE = 50_000;

interface Reading {
  readonly linear: RunnablePattern | null;
  readonly bounded: RunnablePattern;
}

const kept = new LRUCache<string, Reading>({
  maxSize: MAX_CACHED_SIZE,
  sizeCalculation: ({ linear, bounded }) => (linear ?? bounded).size,
});

/**
 * DYN-14. Compiles nothing. Null for invalid patterns.
 * @param mostSize larger patterns are bounded even if linear
 */
export function runnablePattern(pattern: string, mostSize: number): RunnablePattern | null {
  const reading = kept.get(pattern) ?? read(pattern);
  if (!reading) return null;
  kept.set(pattern, reading);
  const { linear, bounded } = reading;
  return linear && linear.size <= mostSize ? linear : bounded;
}

function read(pattern: string): Reading | null {
  const tree = patternTree(pattern);
  if (!tree) return null;
  const linear = linearSource(tree);
  return {
    linear: linear && { engine: 'linear', ...linear },
    bounded: { engine: 'bounded', source: pattern, size: pattern.length + 1 },
  };
}

const compiled = new WeakMap<RunnablePattern, Matcher | null>();

export function matcherOf(run: RunnablePattern): Matcher | null {
  const before = compiled.get(run);
  if (before !== undefined) return before;
  const matches = run.engine === 'linear' ? linearPattern(run.source) : boundedPattern(run.source);
  compiled.set(run, matches);
  return matches;
}
