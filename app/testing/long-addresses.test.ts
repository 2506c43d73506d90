import { expect, it } from 'vitest';
import { portal } from './portal';

const visit = portal();

/** Tests the framework's handler without the portal's own checks. */
it.each([
  ['thousands of segments', `/${'a/'.repeat(2_000)}`],
  ['a run of slashes', `/login${'/'.repeat(500)}`],
])('an address with %s is refused without rendering a page', async (_, path) => {
  const visitor = await visit('demo');
  const answer = await visitor.get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('X-Frame-Options')).toBe('DENY');
});
