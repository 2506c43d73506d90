import { expect, it } from 'vitest';
import { openPortal } from '../testing/portal';

const visit = openPortal();

it('robots.txt forbids indexing unless the deployment allows it', async () => {
  const response = await (await visit('empty')).get('/robots.txt');
  expect([response.status, response.body]).toEqual([200, 'User-agent: *\nDisallow: /\n']);
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
});
