import type { ErrorCode } from 'contracts/api/error-codes';

export interface Violation<Field extends string = string> {
  code: ErrorCode;
  field?: Field;
  values?: Record<string, number | string>;
}

/** Counts composed characters of the trimmed text, not UTF-16 units. */
export function countCharacters(text: string): number {
  return [...text.normalize('NFC').trim()].length;
}
