import { LRUCache } from 'lru-cache';
import { boundedPattern } from './bounded-pattern';
import { linearPattern } from './linear-pattern';
import { linearSource } from './linear-source';
import { patternTree } from './pattern-tree';

/** Says whether a text holds what a pattern describes; not, where that takes more than so many steps. */
export type Matcher = (text: string, steps: number) => boolean;

/** What runs a pattern: in linear time; or step by step up to a limit, as it looks around, refers back or is large (D-77). */
export type PatternEngine = 'linear' | 'bounded';

/** A configured pattern in the words of the engine that runs it: plain data. */
export interface RunnablePattern {
  readonly engine: PatternEngine;
  readonly source: string;
  /** About how many instructions it becomes. */
  readonly size: number;
}

/** Instructions of all patterns that are kept at once: compiled they take some tens of megabytes. */
const MOST_KEPT = 50_000;

/** What can run a pattern. */
interface Reading {
  readonly linear: RunnablePattern | null;
  readonly bounded: RunnablePattern;
}

const kept = new LRUCache<string, Reading>({
  maxSize: MOST_KEPT,
  sizeCalculation: ({ linear, bounded }) => (linear ?? bounded).size,
});

/**
 * A configured pattern by the first engine that can run it (DYN-14); null for what is no pattern of the language. Compiles nothing.
 *
 * @param mostSize instructions from which on it is run step by step, though linear time were possible
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

/** Of the patterns that are kept, and no others. */
const compiled = new WeakMap<RunnablePattern, Matcher | null>();

/** Runs a pattern on the server. */
export function matcherOf(run: RunnablePattern): Matcher | null {
  const before = compiled.get(run);
  if (before !== undefined) return before;
  const matches = run.engine === 'linear' ? linearPattern(run.source) : boundedPattern(run.source);
  compiled.set(run, matches);
  return matches;
}
