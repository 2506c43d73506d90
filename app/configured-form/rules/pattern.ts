import { LRUCache } from 'lru-cache';
import { boundedPattern } from './bounded-pattern';
import { linearPattern } from './linear-pattern';
import { linearSource } from './linear-source';
import { patternTree } from './pattern-tree';

/** Says whether a text holds what a pattern describes. */
export type Matcher = (text: string) => boolean;

/** What runs a pattern: in linear time; or step by step up to a limit, as it looks around, refers back or is large (D-77). */
export type PatternEngine = 'linear' | 'bounded';

/** A configured pattern in the words of the engine that runs it: plain data. */
export interface RunnablePattern {
  readonly engine: PatternEngine;
  readonly source: string;
  /** About how many instructions it becomes. */
  readonly size: number;
}

/** A configured pattern by the first engine that can run it (DYN-14); null for what is no pattern of the language. Compiles nothing. */
export function runnablePattern(pattern: string): RunnablePattern | null {
  const tree = patternTree(pattern);
  if (!tree) return null;
  const linear = linearSource(tree);
  if (linear) return { engine: 'linear', ...linear };
  return { engine: 'bounded', source: pattern, size: pattern.length + 1 };
}

/** Instructions that are kept at once: some tens of megabytes. */
const MOST_KEPT = 50_000;

const kept = new LRUCache<string, Matcher>({ maxSize: MOST_KEPT });

/** Runs a pattern on the server; the ones in use are compiled once. */
export function matcherOf({ engine, source, size }: RunnablePattern): Matcher | null {
  const key = `${engine} ${source}`;
  const before = kept.get(key);
  if (before) return before;
  const matches = engine === 'linear' ? linearPattern(source) : boundedPattern(source);
  if (matches) kept.set(key, matches, { size });
  return matches;
}
