import { expect, it } from 'vitest';
import { openPortal } from './portal';

const visit = openPortal();

it.each([
  ['thousands of segments', `/${'a/'.repeat(2_000)}`, 414],
  ['a run of slashes', `/login${'/'.repeat(500)}`, 404],
  ['too many segments', '/a'.repeat(21), 404],
])('a URL with %s is refused without rendering a page', async (_, path, status) => {
  const visitor = await visit('demo');
  const response = await visitor.get(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('X-Frame-Options')).toBe('DENY');
});
