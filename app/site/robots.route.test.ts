import { expect, it } from 'vitest';
import { openPortal } from '../testing/portal';

const visit = openPortal();

it('robots.txt forbids indexing unless the deployment allows it', async () => {
  const answer = await (await visit('empty')).get('/robots.txt');
  expect([answer.status, answer.body]).toEqual([200, 'User-agent: *\nDisallow: /\n']);
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600');
});
