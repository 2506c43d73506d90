import { LRUCache } from 'lru-cache';
import { compileBoundedPattern } from './bounded-pattern';
import { compileLinearPattern } from './linear-pattern';
import { toLinearSource } from './linear-source';
import { parsePattern } from './pattern-tree';

export type PatternMatcher = (text: string, steps: number) => boolean;

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
export function toRunnablePattern(pattern: string, mostSize: number): RunnablePattern | null {
  const reading = kept.get(pattern) ?? read(pattern);
  if (!reading) return null;
  kept.set(pattern, reading);
  const { linear, bounded } = reading;
  return linear && linear.size <= mostSize ? linear : bounded;
}

function read(pattern: string): Reading | null {
  const tree = parsePattern(pattern);
  if (!tree) return null;
  const linear = toLinearSource(tree);
  return {
    linear: linear && { engine: 'linear', ...linear },
    bounded: { engine: 'bounded', source: pattern, size: pattern.length + 1 },
  };
}

const compiled = new WeakMap<RunnablePattern, PatternMatcher | null>();

export function createMatcher(run: RunnablePattern): PatternMatcher | null {
  const before = compiled.get(run);
  if (before !== undefined) return before;
  const matches =
    run.engine === 'linear' ? compileLinearPattern(run.source) : compileBoundedPattern(run.source);
  compiled.set(run, matches);
  return matches;
}
