import { createContext, Script } from 'node:vm';
import { RE2JS } from 're2js';

/** Longer patterns describe nothing that anybody types, and portals refuse them. */
const LONGEST = 1_000;

/** For how long a pattern may look at one text, in milliseconds, before it counts as not fitting. */
const LIMIT_MS = 50;

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
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

const script = new Script("new RegExp(source, 'u').test(text)");
const context = createContext({ source: '', text: '' });

/** A script of its own can be stopped while it backtracks; a plain call could not. */
function matchesInTime(source: string, text: string): boolean {
  Object.assign(context, { source, text });
  try {
    return script.runInContext(context, { timeout: LIMIT_MS }) === true;
  } catch {
    return false;
  }
}
