import { createContext, Script } from 'node:vm';
import { LRUCache } from 'lru-cache';
import { RE2JS } from 're2js';
import { kindOf, type PatternKind } from './pattern-kind';

/** For how long one try at a text runs by the clock, in milliseconds, before it is stopped. */
const TRY_MS = 150;

/**
 * A try that was stopped but had so much of the processor's time, in milliseconds, is not worth another. The largest patterns take a sixth of it
 * alone, but other threads' time is counted too.
 */
const ENOUGH_MS = 75;

/** How often it begins anew where others had the processor meanwhile: a second by the clock at most. */
const MOST_TRIES = 7;

/** Patterns that are kept at once. */
const MOST_KEPT = 500;

/**
 * A configured pattern. One that could be run in linear time, and takes its time all the same, has RE2's verdict; any other counts as not
 * fitting then.
 */
export type Pattern =
  | { kind: Exclude<PatternKind, 'none'>; matches: (text: string) => boolean }
  | { kind: 'none' };

const known = new LRUCache<string, Pattern>({ max: MOST_KEPT });

/** A configured pattern, which can never hold the process (DYN-14, D-77). */
export function patternOf(source: string): Pattern {
  const before = known.get(source);
  if (before) return before;
  const pattern = read(source);
  if (pattern.kind !== 'none') known.set(source, pattern);
  return pattern;
}

function read(source: string): Pattern {
  const kind = kindOf(source);
  if (kind === 'none') return { kind };
  const otherwise = (text: string) => kind === 'linear' && linearly(source, text);
  return { kind, matches: (text) => matchesInTime(source, text) ?? otherwise(text) };
}

/** Compiled only now: next to nothing takes so long. The few that RE2 writes otherwise fit nothing. */
function linearly(source: string, text: string): boolean {
  try {
    return RE2JS.compile(RE2JS.translateRegExp(source)).matcher(text).find();
  } catch {
    return false;
  }
}

const script = new Script("new RegExp(source, 'u').test(text)");
const context = createContext({ source: '', text: '' });

/** Runs the expression until it has its verdict, or is stopped after so many milliseconds by the clock; null when it was stopped. */
type Attempt = (source: string, text: string) => boolean | null;

/** A script of its own can be stopped while it backtracks; a plain call could not. */
function attempt(source: string, text: string): boolean | null {
  Object.assign(context, { source, text });
  try {
    return script.runInContext(context, { timeout: TRY_MS }) === true;
  } catch {
    return null;
  }
}

/** Milliseconds of the processor's time that this process has had. */
const processorTime = (): number => process.cpuUsage().user / 1_000;

/**
 * The language's own verdict; null where it takes too long. Only the clock can stop a script, but a busy machine stands still for longer than a pattern runs: one that was
 * stopped before it had its time begins anew.
 */
export function matchesInTime(
  source: string,
  text: string,
  { run = attempt, used = processorTime }: { run?: Attempt; used?: () => number } = {},
): boolean | null {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = used();
    const verdict = run(source, text);
    if (verdict !== null) return verdict;
    if (used() - before >= ENOUGH_MS) return null;
  }
  return null;
}
