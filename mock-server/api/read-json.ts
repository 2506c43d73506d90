import { createScanner } from 'jsonc-parser';

/** Recursive code is safe up to this depth. */
const MAX_DEPTH = 100;

export class TooDeep extends SyntaxError {}

export function readJson(text: string): unknown {
  if (tooDeepAt(text) !== null) throw new TooDeep('JSON is nested too deeply');
  return JSON.parse(text);
}

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
