import { createScanner } from 'jsonc-parser';

/** Deepest nesting that is read: documents of people are a tenth of it, and what goes through them may call itself for each level. */
const MAX_DEPTH = 100;

/** JSON that is nested deeper than anything here is meant to be. */
export class TooDeep extends SyntaxError {}

/**
 * Reads a text that somebody sent as JSON.
 * @throws SyntaxError for what is none, TooDeep for what is nested more than 100 levels deep
 */
export function readJson(text: string): unknown {
  if (tooDeepAt(text) !== null) throw new TooDeep('nested too deep');
  return JSON.parse(text);
}

/** Offset of the first bracket that is nested too deep; null where none is. */
export function tooDeepAt(text: string): number | null {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (;;) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    const first = text[offset];
    if (first === undefined) return null;
    if (first === '{' || first === '[') depth += 1;
    if (first === '}' || first === ']') depth -= 1;
    if (depth > MAX_DEPTH) return offset;
  }
}
