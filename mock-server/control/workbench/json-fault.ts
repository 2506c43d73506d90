import { type ParseError, parse } from 'jsonc-parser';

/**
 * Where a text stops being JSON: line and column, from 1, of the first fault. JavaScript's own parser says it in English alone, and not always
 * with a position.
 */
export function positionOfFault(text: string): { line: number; column: number } {
  const faults: ParseError[] = [];
  parse(text, faults, { disallowComments: true });
  const lines = text.slice(0, faults[0]?.offset ?? 0).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
