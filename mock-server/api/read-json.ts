import { createScanner } from 'jsonc-parser';

/** Recursive code is safe up to this depth. */
const MAX_DEPTH = 100;

export class TooDeepJsonError extends SyntaxError {}

export function readJson(text: string): unknown {
  if (findTooDeepPosition(text) !== null) throw new TooDeepJsonError('JSON is nested too deeply');
  return JSON.parse(text);
}

export function findTooDeepPosition(text: string): number | null {
  if (hasFewBrackets(text)) return null;
  const scanner = createScanner(text, true);
  let depth = 0;
  for (;;) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    const character = text[offset];
    if (character === undefined) return null;
    if (character === '{' || character === '[') depth += 1;
    if (character === '}' || character === ']') depth -= 1;
    if (depth > MAX_DEPTH) return offset;
  }
}

/** Fast check: most texts need no slower scan. Counts brackets in strings too. */
function hasFewBrackets(text: string): boolean {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code !== OPENING_BRACE && code !== OPENING_BRACKET) continue;
    count += 1;
    if (count > MAX_DEPTH) return false;
  }
  return true;
}

const OPENING_BRACE = 0x7b;
const OPENING_BRACKET = 0x5b;
