import { RE2JS } from 're2js';

/** @throws for sources that `linear-source.ts` did not write (DYN-14) */
export function compileLinearPattern(source: string): (text: string) => boolean {
  const compiled = RE2JS.compile(source);
  return (text) => compiled.matcher(text).find();
}
