import { expect, it } from 'vitest';
import { portal } from '../testing/portal';

const visit = portal();

it('says that the portal answers, to be asked anew each time, and asks the lending API nothing', async () => {
  const visitor = await visit('empty');
  const answer = await visitor.get('/healthz');
  expect([answer.status, answer.json]).toEqual([200, { status: 'ok' }]);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(visitor.world.asked()).toEqual([]);
});
