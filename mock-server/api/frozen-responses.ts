import { freezeDeep } from '../store/freeze';

const frozenResponses = new WeakSet<object>();

export function freezeResponse<Body extends object>(response: Body): Body {
  frozenResponses.add(freezeDeep(response));
  return response;
}

export const isFrozenResponse = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && frozenResponses.has(body);
