import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Longer patterns describe nothing that anybody types. */
const LONGEST = 1_000;

/** The edition of the language whose patterns every browser of the portal reads. */
const EDITION = 2022;

/** A configured pattern read in unicode mode; null for what is no pattern of the language, or longer than any should be (DYN-14). */
export function patternTree(source: string): AST.Pattern | null {
  if (source.length > LONGEST) return null;
  try {
    const parser = new RegExpParser({ ecmaVersion: EDITION });
    return parser.parsePattern(source, 0, source.length, { unicode: true });
  } catch {
    return null;
  }
}
