import { freezeDeep } from '../store/freeze';

const frozenAnswers = new WeakSet<object>();

export function freezeAnswer<Answer extends object>(response: Answer): Answer {
  frozenAnswers.add(freezeDeep(response));
  return response;
}

export const isFrozenAnswer = (answer: unknown): answer is object =>
  typeof answer === 'object' && answer !== null && frozenAnswers.has(answer);
