import { RE2JS } from 're2js';

/** Longer patterns describe nothing that anybody types. */
const LONGEST = 1_000;

/** A configured regular expression as one that runs in linear time (DYN-14); null for look-around, references back, or no expression. */
export function linearPattern(pattern: string): ((text: string) => boolean) | null {
  if (pattern.length > LONGEST) return null;
  try {
    const compiled = RE2JS.compile(RE2JS.translateRegExp(pattern));
    return (text) => compiled.matcher(text).find();
  } catch {
    return null;
  }
}
