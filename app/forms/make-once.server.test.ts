import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptySession, portalStore } from '~/request/session.server';
import { StoreUnavailableError } from '~/request/store/store.server';
import { makeOnce } from './make-once.server';

const OUTAGE = new Response(null, { status: 503 });

/** A visit that answers an unavailable store as every visit does. */
const visit = () => ({
  partnerKey: 'demo',
  sandbox: null,
  session: emptySession(),
  url: new URL('http://demo.localhost/dashboard/applications/a1/objects'),
  orOutage: async <T>(work: Promise<T>) =>
    work.catch((error: unknown) => {
      throw error instanceof StoreUnavailableError ? OUTAGE : error;
    }),
});

const making = (send: () => Promise<{ ok: true; data: string }>) => ({
  content: 'a lathe',
  isUnique: true,
  entries: async () => ({ ok: true as const, data: [] }),
  send,
});

describe('a form while the session store is out of reach', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('sends nothing, and gets the answer that says so', async () => {
    vi.spyOn(portalStore(), 'update').mockRejectedValue(new StoreUnavailableError());
    const send = vi.fn(async () => ({ ok: true as const, data: 'o1' }));
    await expect(makeOnce(visit(), crypto.randomUUID(), making(send))).rejects.toBe(OUTAGE);
    expect(send).not.toHaveBeenCalled();
  });

  it('tells what was made, although that could not be recorded any more', async () => {
    const send = vi.fn(async () => {
      vi.spyOn(portalStore(), 'update').mockRejectedValue(new StoreUnavailableError());
      return { ok: true as const, data: 'o1' };
    });
    const outcome = await makeOnce(visit(), crypto.randomUUID(), making(send));
    expect(outcome).toEqual({ kind: 'made', data: 'o1', already: false });
  });
});
