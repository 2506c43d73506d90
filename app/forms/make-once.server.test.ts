import { setTimeout as wait } from 'node:timers/promises';
import { data } from '@remix-run/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptySession, portalStore } from '~/request/session.server';
import { StoreUnavailableError } from '~/request/store/store.server';
import { makeOnce } from './make-once.server';
import { recordName } from './sent-form-record.server';
import { stalledRequests } from './testing/stalled-request';

const OUTAGE = new Response(null, { status: 503 });

const visit = () => ({
  facts: {
    storeScope: ['demo', null] as const,
    url: new URL('http://demo.localhost/dashboard/applications/a1/objects'),
  },
  session: {
    data: emptySession(),
    orOutage: async <T>(work: Promise<T>) =>
      work.catch((error: unknown) => {
        throw error instanceof StoreUnavailableError ? OUTAGE : error;
      }),
  },
});

const making = (send: () => Promise<{ ok: true; data: string }>) => ({
  content: 'a lathe',
  isUnique: true,
  entries: async () => ({ ok: true as const, data: [] }),
  send,
});

function later<T>() {
  let resolve: (answer: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

describe('makeOnce during a session-store outage', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('sends nothing and returns the outage response', async () => {
    vi.spyOn(portalStore(), 'update').mockRejectedValue(new StoreUnavailableError());
    const send = vi.fn(async () => ({ ok: true as const, data: 'o1' }));
    await expect(makeOnce(visit(), crypto.randomUUID(), making(send))).rejects.toBe(OUTAGE);
    expect(send).not.toHaveBeenCalled();
  });

  it('returns the outage response for a repeated form with other content', async () => {
    const key = crypto.randomUUID();
    const send = vi.fn(async () => ({ ok: true as const, data: 'o1' }));
    await makeOnce(visit(), key, making(send));
    const entries = async () => {
      vi.spyOn(portalStore(), 'update').mockRejectedValue(new StoreUnavailableError());
      return { ok: true as const, data: [{ id: 'o1', identity: null, made: { is: 'o1' } }] };
    };
    const other = { ...making(send), content: 'a mill', entries, idOf: (made: string) => made };
    await expect(makeOnce(visit(), key, other)).rejects.toBe(OUTAGE);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('compares with the list before a retry if the API response could not be recorded', async () => {
    const key = crypto.randomUUID();
    const outage = data(null, { status: 503 });
    const unkept = making(async () => {
      throw outage;
    });
    await expect(makeOnce(visit(), key, unkept)).rejects.toBe(outage);
    const send = vi.fn(async () => ({ ok: true as const, data: 'o2' }));
    const identity = 'a lathe';
    const entries = async () => ({ ok: true as const, data: [{ id: 'o1', identity, made: { is: 'o1' } }] });
    expect(await makeOnce(visit(), key, { ...making(send), identity, entries })).toMatchObject({
      data: 'o1',
    });
    expect(send).not.toHaveBeenCalled();
  });

  it('returns the created record although recording it failed', async () => {
    const send = vi.fn(async () => {
      vi.spyOn(portalStore(), 'update').mockRejectedValue(new StoreUnavailableError());
      return { ok: true as const, data: 'o1' };
    });
    const outcome = await makeOnce(visit(), crypto.randomUUID(), making(send));
    expect(outcome).toEqual({ kind: 'made', data: 'o1', already: false });
  });
});

const standStill = stalledRequests();

// Concurrent, because each test waits for a stalled request.
describe.concurrent('makeOnce with a slow API', () => {
  it('keeps the lease while its request is alive and returns the same result to both requests', async () => {
    const key = crypto.randomUUID();
    const first = makeOnce(
      visit(),
      key,
      making(async () => {
        await wait(8_000);
        return { ok: true, data: 'o1' };
      }),
    );
    await wait(300);
    const send = vi.fn(async () => ({ ok: true as const, data: 'o2' }));
    const second = makeOnce(visit(), key, making(send));
    const made = { kind: 'made', data: 'o1', already: false };
    expect(await Promise.all([first, second])).toEqual([made, made]);
    expect(send).not.toHaveBeenCalled();
  }, 20_000);
});

describe.concurrent('makeOnce with a stalled request', () => {
  it('sends nothing after losing the lease and returns the result of the other request', async () => {
    const key = crypto.randomUUID();
    const listing = later<{ ok: true; data: [] }>();
    const late = vi.fn(async () => ({ ok: true as const, data: 'late' }));
    const entries = () => listing.promise;
    const { outcome } = await standStill(() =>
      makeOnce(visit(), key, { ...making(late), isUnique: false, entries }),
    );
    const next = await makeOnce(
      visit(),
      key,
      making(async () => ({ ok: true, data: 'o1' })),
    );
    expect(next).toMatchObject({ kind: 'made', data: 'o1' });
    listing.resolve({ ok: true, data: [] });
    expect(await outcome).toMatchObject({ kind: 'made', data: 'o1' });
    expect(late).not.toHaveBeenCalled();
  }, 20_000);

  it('checks the lease again if the last check is stale', async () => {
    const key = crypto.randomUUID();
    const store = portalStore();
    const update = store.update.bind(store);
    const late = vi.fn(async () => ({ ok: true as const, data: 'late' }));
    const stalled = later<void>();
    let updates = 0;
    vi.spyOn(store, 'update').mockImplementation(async (name, ...change) => {
      const isOwn = name === recordName(visit(), key);
      if (isOwn) updates += 1;
      const isLate = isOwn && updates === 2;
      await update(name, ...change);
      if (isLate) await stalled.promise;
    });
    const { outcome } = await standStill(() => makeOnce(visit(), key, making(late)));
    await vi.waitFor(() => expect(updates).toBe(2), { timeout: 30_000 });
    const next = await makeOnce(
      visit(),
      key,
      making(async () => ({ ok: true, data: 'o1' })),
    );
    expect(next).toMatchObject({ kind: 'made', data: 'o1' });
    stalled.resolve();
    expect(await outcome).toMatchObject({ kind: 'made', data: 'o1' });
    expect(late).not.toHaveBeenCalled();
  }, 20_000);

  it('leaves the record of the next request unchanged when the late response arrives', async () => {
    const key = crypto.randomUUID();
    const answer = later<{ ok: false; error: { kind: 'timeout' } }>();
    const { outcome } = await standStill(() =>
      makeOnce(visit(), key, {
        ...making(async () => ({ ok: true, data: 'o1' })),
        send: () => answer.promise,
      }),
    );
    await makeOnce(
      visit(),
      key,
      making(async () => ({ ok: true, data: 'o2' })),
    );
    answer.resolve({ ok: false, error: { kind: 'timeout' } });
    await outcome;
    const send = vi.fn(async () => ({ ok: true as const, data: 'o3' }));
    expect(await makeOnce(visit(), key, making(send))).toMatchObject({
      kind: 'made',
      data: 'o2',
      already: true,
    });
    expect(send).not.toHaveBeenCalled();
  }, 20_000);
});
