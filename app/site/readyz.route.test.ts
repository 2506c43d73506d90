import { expect, it, vi } from 'vitest';
import { openPortal } from '../testing/portal';

const visit = openPortal();

it('readyz reports a ready portal, uncached', async () => {
  const visitor = await visit('empty');
  await expect
    .poll(async () => (await visitor.get('/readyz')).json, { timeout: 30_000 })
    .toEqual({ status: 'ok', store: 'ok', configuration: 'ok' });
  const response = await visitor.get('/readyz');
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
});

it('readyz reports an unwritable store', async () => {
  const { getSessionStore } = await import('~/request/session.server');
  const update = vi.spyOn(getSessionStore(), 'update').mockRejectedValue(new Error('away'));
  const response = await (await visit('empty')).get('/readyz');
  update.mockRestore();
  expect([response.status, response.json]).toEqual([
    503,
    expect.objectContaining({ status: 'unavailable', store: 'unavailable' }),
  ]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});
