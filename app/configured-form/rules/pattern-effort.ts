import { STEPS } from './bounded-pattern';
import { MOST_SIZE } from './linear-source';

/** How much running one pattern over one text may take: the same wherever its form is judged (DYN-14, D-77). */
export interface Effort {
  /** Instructions of a pattern that is run in linear time; a larger one is run step by step. */
  readonly size: number;
  /** Steps of a pattern that is run step by step. */
  readonly steps: number;
}

/** Steps of all patterns of a form together: about half a second. */
const STEPS_OF_FORM = 5_000_000;

/** Instructions of all patterns of a form together that are run in linear time: about a second over the longest texts. */
const SIZE_OF_FORM = 10_000;

/** The effort of each of so many patterns that are judged together: in equal parts, so that no verdict depends on another field. */
export function effortOf(patterns: number): Effort {
  const parts = Math.max(1, patterns);
  return {
    size: Math.min(MOST_SIZE, Math.floor(SIZE_OF_FORM / parts)),
    steps: Math.min(STEPS, Math.floor(STEPS_OF_FORM / parts)),
  };
}
