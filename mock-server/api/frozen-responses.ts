import { freezeDeep } from '../store/freeze';

const frozenResponses = new WeakSet<object>();

export function freezeResponse<Body extends object>(response: Body): Body {
  frozenResponses.add(freezeDeep(response));
  return response;
}

export const isFrozenResponse = (answer: unknown): answer is object =>
  typeof answer === 'object' && answer !== null && frozenResponses.has(answer);
