import { LRUCache } from 'lru-cache';
import { compileBoundedPattern, MAX_PATTERN_STEPS } from './bounded-pattern';
import { compileLinearPattern } from './linear-pattern';
import { MAX_PROGRAM_SIZE, toLinearSource } from './linear-source';
import { parsePattern } from './pattern-tree';

export type PatternMatcher = (text: string, steps: number) => boolean;

/** `bounded` runs lookarounds, back references and large patterns up to a step limit (D-77). */
export type PatternEngine = 'linear' | 'bounded';

export interface RunnablePattern {
  readonly engine: PatternEngine;
  readonly source: string;
  readonly size: number;
}

/** In units of the pattern's `size`. Compiled patterns of this size take tens of megabytes. */
const MAX_CACHED_SIZE = 50_000;

interface PatternReading {
  readonly linear: RunnablePattern | null;
  readonly bounded: RunnablePattern;
}

const cachedReadings = new LRUCache<string, PatternReading>({
  maxSize: MAX_CACHED_SIZE,
  sizeCalculation: ({ linear, bounded }) => (linear ?? bounded).size,
});

/**
 * DYN-14. Only parses the pattern. Null for invalid patterns.
 * @param maxSize larger patterns run in the bounded engine, even if linear
 */
export function toRunnablePattern(pattern: string, maxSize: number): RunnablePattern | null {
  const reading = cachedReadings.get(pattern) ?? readPattern(pattern);
  if (!reading) return null;
  cachedReadings.set(pattern, reading);
  const { linear, bounded } = reading;
  return linear && linear.size <= maxSize ? linear : bounded;
}

function readPattern(pattern: string): PatternReading | null {
  const tree = parsePattern(pattern);
  if (!tree) return null;
  const linear = toLinearSource(tree);
  return {
    linear: linear && { engine: 'linear', ...linear },
    bounded: { engine: 'bounded', source: pattern, size: pattern.length + 1 },
  };
}

const compiledMatchers = new WeakMap<RunnablePattern, PatternMatcher | null>();

export function createMatcher(run: RunnablePattern): PatternMatcher | null {
  const cachedMatcher = compiledMatchers.get(run);
  if (cachedMatcher !== undefined) return cachedMatcher;
  const matches =
    run.engine === 'linear' ? compileLinearPattern(run.source) : compileBoundedPattern(run.source);
  compiledMatchers.set(run, matches);
  return matches;
}

export interface PatternLimits {
  readonly size: number;
  readonly steps: number;
}

const MAX_STEPS_OF_FORM = 5_000_000;

const MAX_SIZE_OF_FORM = 10_000;

/** All patterns of a form share its steps equally, so that no result depends on another field. */
export function createPatternLimits(patterns: number): PatternLimits {
  const parts = Math.max(1, patterns);
  return {
    size: Math.min(MAX_PROGRAM_SIZE, Math.floor(MAX_SIZE_OF_FORM / parts)),
    steps: Math.min(MAX_PATTERN_STEPS, Math.floor(MAX_STEPS_OF_FORM / parts)),
  };
}
