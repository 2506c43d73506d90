import { type ParseError, parse } from 'jsonc-parser';
import { tooDeepAt } from '../../api/read-json';

/**
 * Where a text stops being JSON: line and column, from 1, of the first fault. JavaScript's own parser says it in English alone, and not always
 * with a position. What is nested too deep ends there, as if the text did.
 */
export function positionOfFault(text: string): { line: number; column: number } {
  const faults: ParseError[] = [];
  parse(text.slice(0, tooDeepAt(text) ?? text.length), faults, { disallowComments: true });
  const lines = text.slice(0, faults[0]?.offset ?? 0).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
