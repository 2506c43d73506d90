import { describe, expect, it, vi } from 'vitest';
import { openPortal } from './portal';
import type { Visitor } from './visitor';

const visit = openPortal({ env: { RATE_LIMIT_FACTOR: '0.1' } });
const SESSION_COUNT = 60;

const copyWithoutCookies = (visitor: Visitor) => visitor.copy(new Map());

describe('refused form of a browser', () => {
  it('SHELL-17: shows a page that asks to wait at the limit of new sessions', async () => {
    const visitor = await visit('demo');
    const choose = () => copyWithoutCookies(visitor).post('/colours', { scheme: 'dark', returnTo: '/login' });
    for (let sessionIndex = 0; sessionIndex < SESSION_COUNT; sessionIndex += 1)
      expect((await choose()).status).toBe(303);
    const refused = await choose();
    expect(refused.status).toBe(429);
    expect(refused.words('main')).toContain('Please wait');
  });

  it.each(['/colours', '/logout', '/demo/control', '/resend-confirmation'])(
    'HTTP-04: shows an error page during an outage of the session store: %s',
    async (address) => {
      const visitor = await visit('demo', { as: 'katrin' });
      const { getSessionStore } = await import('~/request/session.server');
      const { StoreUnavailableError } = await import('~/request/store/store.server');
      const read = vi.spyOn(getSessionStore(), 'read').mockRejectedValue(new StoreUnavailableError());
      const update = vi.spyOn(getSessionStore(), 'update').mockRejectedValue(new StoreUnavailableError());
      const refused = await visitor.post(address, { returnTo: '/login', intent: 'hide' });
      for (const spy of [read, update]) spy.mockRestore();
      expect(refused.status).toBe(503);
      expect(refused.words('main')).toContain('This isn’t working right now');
    },
  );
});
