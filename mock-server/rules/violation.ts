import type { ErrorCode } from 'contracts/api/error-codes';

/** One reason why a request is refused, as it goes into the errors list of the answer. */
export interface Violation<Field extends string = string> {
  code: ErrorCode;
  /** Top-level member of the request that it belongs to. */
  field?: Field;
  /** Figures that go with the code, such as bounds. */
  values?: Record<string, number | string>;
}

/** Length as people count: in composed characters rather than in UTF-16 units, without surrounding spaces. */
export function characters(text: string): number {
  return [...text.normalize('NFC').trim()].length;
}
