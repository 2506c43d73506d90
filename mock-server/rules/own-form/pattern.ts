import { createContext, Script } from 'node:vm';
import { LRUCache } from 'lru-cache';
import { RE2JS } from 're2js';
import { type PatternKind, patternKindOf } from './pattern-kind';

/** Wall-clock time of one attempt. */
const MAX_ATTEMPT_MS = 150;

/**
 * CPU time of all threads after which a stopped attempt is not repeated. The largest patterns need a sixth.
 */
const MAX_PROCESSOR_MS = 75;

/** Limits retries on a busy machine to about a second. */
const MAX_ATTEMPTS = 7;

const MAX_CACHED = 500;

/** RE2 decides if a linear pattern times out; other patterns then do not match. */
export type Pattern =
  | { kind: Exclude<PatternKind, 'none'>; matches: (text: string) => boolean }
  | { kind: 'none' };

const cachedPatterns = new LRUCache<string, Pattern>({ max: MAX_CACHED });

export function compilePattern(source: string): Pattern {
  const cachedPattern = cachedPatterns.get(source);
  if (cachedPattern) return cachedPattern;
  const pattern = createPattern(source);
  if (pattern.kind !== 'none') cachedPatterns.set(source, pattern);
  return pattern;
}

function createPattern(source: string): Pattern {
  const kind = patternKindOf(source);
  if (kind === 'none') return { kind };
  const matchesLinearly = (text: string) => kind === 'linear' && matchesInLinearTime(source, text);
  return { kind, matches: (text) => matchesInTime(source, text) ?? matchesLinearly(text) };
}

function matchesInLinearTime(source: string, text: string): boolean {
  try {
    return RE2JS.compile(RE2JS.translateRegExp(source)).matcher(text).find();
  } catch {
    return false;
  }
}

export const TRIAL_RESULTS = ['fits', 'differs', 'invalid', 'too_slow'] as const;
export type TrialResult = (typeof TRIAL_RESULTS)[number];

export function tryPattern(source: string, text: string): TrialResult {
  const pattern = compilePattern(source);
  if (pattern.kind === 'none') return 'invalid';
  if (pattern.kind === 'linear') return pattern.matches(text) ? 'fits' : 'differs';
  const isMatch = matchesInTime(source, text);
  if (isMatch === null) return 'too_slow';
  return isMatch ? 'fits' : 'differs';
}

const script = new Script("new RegExp(source, 'u').test(text)");
const context = createContext({ source: '', text: '' });

type Attempt = (source: string, text: string) => boolean | null;

/** Runs in a separate script, which can be stopped while it backtracks. */
function attempt(source: string, text: string): boolean | null {
  Object.assign(context, { source, text });
  try {
    return script.runInContext(context, { timeout: MAX_ATTEMPT_MS }) === true;
  } catch {
    return null;
  }
}

const readProcessorTime = (): number => process.cpuUsage().user / 1_000;

/** Null on a timeout. Repeats attempts that got little CPU time. */
export function matchesInTime(
  source: string,
  text: string,
  { run = attempt, readCpuMs: used = readProcessorTime }: { run?: Attempt; readCpuMs?: () => number } = {},
): boolean | null {
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const startMs = used();
    const isMatch = run(source, text);
    if (isMatch !== null) return isMatch;
    if (used() - startMs >= MAX_PROCESSOR_MS) return null;
  }
  return null;
}
