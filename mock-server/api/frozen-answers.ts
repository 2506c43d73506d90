import { freeze } from '../store/freeze';

const settled = new WeakSet<object>();

export function settle<Answer extends object>(answer: Answer): Answer {
  settled.add(freeze(answer));
  return answer;
}

export const isSettled = (answer: unknown): answer is object =>
  typeof answer === 'object' && answer !== null && settled.has(answer);
