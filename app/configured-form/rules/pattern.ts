import { boundedPattern } from './bounded-pattern';
import { linearPattern } from './linear-pattern';

/** Says whether a text holds what a pattern describes. */
export type Matcher = (text: string) => boolean;

/** What runs a pattern: in linear time; or step by step up to a limit, as it looks around or refers back (D-77). */
export type PatternEngine = 'linear' | 'bounded';

interface Runnable {
  readonly engine: PatternEngine;
  readonly matches: Matcher;
}

const MOST_KNOWN = 2_000;
const known = new Map<string, Runnable | null>();

/** A configured pattern and what runs it; null for what nothing can run. Each is compiled once. */
export function runnablePattern(pattern: string): Runnable | null {
  const before = known.get(pattern);
  if (before !== undefined) return before;
  const runnable = compiled(pattern);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(pattern, runnable);
  return runnable;
}

function compiled(pattern: string): Runnable | null {
  const linear = linearPattern(pattern);
  if (linear) return { engine: 'linear', matches: linear };
  const bounded = boundedPattern(pattern);
  return bounded && { engine: 'bounded', matches: (text) => bounded(text) };
}

/** A configured pattern (DYN-14); null for what nothing can run. */
export const readPattern = (pattern: string): Matcher | null => runnablePattern(pattern)?.matches ?? null;
