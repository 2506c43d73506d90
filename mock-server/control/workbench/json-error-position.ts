import { type ParseError, parse } from 'jsonc-parser';
import { findTooDeepPosition } from '../../api/read-json';

/** One-based. JSON.parse does not always report a position. */
export function findJsonErrorPosition(text: string): { line: number; column: number } {
  const faults: ParseError[] = [];
  parse(text.slice(0, findTooDeepPosition(text) ?? text.length), faults, { disallowComments: true });
  const lines = text.slice(0, faults[0]?.offset ?? 0).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
