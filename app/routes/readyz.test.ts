import { expect, it, vi } from 'vitest';
import { portal } from '~/testing/portal';

const visit = portal();

it('says that the portal can serve, to be asked anew each time', async () => {
  const answer = await (await visit('empty')).get('/readyz');
  expect([answer.status, answer.json]).toEqual([200, { status: 'ok', store: 'ok', configuration: 'ok' }]);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

it('says that it cannot while the store takes nothing', async () => {
  const { portalStore } = await import('~/request/session.server');
  const update = vi.spyOn(portalStore(), 'update').mockRejectedValue(new Error('away'));
  const answer = await (await visit('empty')).get('/readyz');
  update.mockRestore();
  expect([answer.status, answer.json]).toEqual([
    503,
    { status: 'unavailable', store: 'unavailable', configuration: 'ok' },
  ]);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});
