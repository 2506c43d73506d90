import { expect, it } from 'vitest';
import { openPortal } from '../testing/portal';

const visit = openPortal();

it('healthz reports a running portal, uncached, without a call to the lending API', async () => {
  const visitor = await visit('empty');
  const answer = await visitor.get('/healthz');
  expect([answer.status, answer.json]).toEqual([200, { status: 'ok' }]);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(visitor.world.asked()).toEqual([]);
});
