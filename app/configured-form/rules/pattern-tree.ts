import { type AST, RegExpParser } from '@eslint-community/regexpp';

const MAX_PATTERN_CHARACTERS = 1_000;

/** ECMAScript edition that all supported browsers implement. */
const EDITION = 2022;

/** Unicode mode. Null for invalid or overlong patterns (DYN-14). */
export function parsePattern(source: string): AST.Pattern | null {
  if (source.length > MAX_PATTERN_CHARACTERS) return null;
  try {
    const parser = new RegExpParser({ ecmaVersion: EDITION });
    return parser.parsePattern(source, 0, source.length, { unicode: true });
  } catch {
    return null;
  }
}
