import { createContext, Script } from 'node:vm';
import { RegExpParser } from '@eslint-community/regexpp';
import { RE2JS } from 're2js';

/** Longer patterns describe nothing that anybody types, and portals refuse them. */
const LONGEST = 1_000;

/** For how long a pattern may look at one text, in milliseconds of the processor's time, before it counts as not fitting. */
const LIMIT_MS = 50;

/** How often it begins anew where others had the processor meanwhile. */
const MOST_TRIES = 20;

/** The edition of the language whose patterns every browser of a portal reads. */
const EDITION = 2022;

/**
 * How a configured pattern is run: in linear time; within a time limit, as it looks around or refers back, which no engine does in linear time;
 * or not at all.
 */
export type Pattern = { kind: 'linear' | 'limited'; matches: (text: string) => boolean } | { kind: 'none' };

const known = new Map<string, Pattern>();

/** A configured pattern, which can never hold the process (DYN-14, D-77). */
export function patternOf(source: string): Pattern {
  const before = known.get(source);
  if (before) return before;
  const pattern = read(source);
  if (known.size > 5_000) known.clear();
  known.set(source, pattern);
  return pattern;
}

function read(source: string): Pattern {
  if (source.length > LONGEST || !isExpression(source)) return { kind: 'none' };
  try {
    const compiled = RE2JS.compile(RE2JS.translateRegExp(source));
    return { kind: 'linear', matches: (text) => compiled.matcher(text).find() };
  } catch {
    return { kind: 'limited', matches: (text) => matchesInTime(source, text) };
  }
}

function isExpression(source: string): boolean {
  try {
    new RegExpParser({ ecmaVersion: EDITION }).parsePattern(source, 0, source.length, { unicode: true });
    return true;
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
    return script.runInContext(context, { timeout: LIMIT_MS }) === true;
  } catch {
    return null;
  }
}

/** Milliseconds of the processor's time that this process has had. */
const processorTime = (): number => process.cpuUsage().user / 1_000;

/**
 * The verdict within the limit. Only the clock can stop a script, but a busy machine stands still for longer than a pattern runs: one that was
 * stopped before it had its time begins anew.
 */
export function matchesInTime(
  source: string,
  text: string,
  { run = attempt, used = processorTime }: { run?: Attempt; used?: () => number } = {},
): boolean {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = used();
    const verdict = run(source, text);
    if (verdict !== null) return verdict;
    if (used() - before >= LIMIT_MS / 2) return false;
  }
  return false;
}
