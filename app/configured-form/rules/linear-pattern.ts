import { RE2JS } from 're2js';

/** A pattern as `linear-source.ts` writes it, run in linear time (DYN-14). @throws for anything else */
export function linearPattern(source: string): (text: string) => boolean {
  const compiled = RE2JS.compile(source);
  return (text) => compiled.matcher(text).find();
}
