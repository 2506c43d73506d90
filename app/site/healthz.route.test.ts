import { expect, it } from 'vitest';
import { openPortal } from '../testing/portal';

const visit = openPortal();

it('healthz reports a running portal, uncached, without a call to the lending API', async () => {
  const visitor = await visit('empty');
  const response = await visitor.get('/healthz');
  expect([response.status, response.json]).toEqual([200, { status: 'ok' }]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(visitor.world.takeCalls()).toEqual([]);
});
