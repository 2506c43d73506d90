import { freeze } from '../store/freeze';

const settled = new WeakSet<object>();

/**
 * Freezes an answer that is kept and given again as long as what it follows from stays the same: it is checked by its contract and written as
 * text once, as it can never be another one.
 */
export function settle<Answer extends object>(answer: Answer): Answer {
  settled.add(freeze(answer));
  return answer;
}

/** Whether an answer was settled. */
export const isSettled = (answer: unknown): answer is object =>
  typeof answer === 'object' && answer !== null && settled.has(answer);
