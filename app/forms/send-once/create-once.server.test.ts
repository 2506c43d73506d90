import { setTimeout as wait } from 'node:timers/promises';
import { data } from '@remix-run/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEmptySession, getSessionStore } from '~/request/session.server';
import { StoreUnavailableError } from '~/request/store/store.server';
import { createOnce } from './create-once.server';
import { recordNameOf } from './lease.server';
import { stallRequests } from './testing/stalled-request';

const OUTAGE_RESPONSE = new Response(null, { status: 503 });

const createVisit = () => ({
  facts: {
    storeScope: ['demo', null] as const,
    url: new URL('http://demo.localhost/dashboard/applications/a1/objects'),
  },
  session: {
    data: createEmptySession(),
    awaitStore: async <T>(work: Promise<T>) =>
      work.catch((error: unknown) => {
        throw error instanceof StoreUnavailableError ? OUTAGE_RESPONSE : error;
      }),
  },
});

const creation = (send: () => Promise<{ ok: true; data: string }>) => ({
  content: 'a lathe',
  isUnique: true,
  listExisting: async () => ({ ok: true as const, data: [] }),
  send,
});

function createDeferred<T>() {
  let resolve: (answer: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

describe('createOnce (creates one entry per form) during a session-store outage', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('sends nothing and returns the outage response', async () => {
    vi.spyOn(getSessionStore(), 'update').mockRejectedValue(new StoreUnavailableError());
    const send = vi.fn(async () => ({ ok: true as const, data: 'o1' }));
    await expect(createOnce(createVisit(), crypto.randomUUID(), creation(send))).rejects.toBe(
      OUTAGE_RESPONSE,
    );
    expect(send).not.toHaveBeenCalled();
  });

  it('returns the outage response if the form is sent again with other content', async () => {
    const key = crypto.randomUUID();
    const send = vi.fn(async () => ({ ok: true as const, data: 'o1' }));
    await createOnce(createVisit(), key, creation(send));
    const listExisting = async () => {
      vi.spyOn(getSessionStore(), 'update').mockRejectedValue(new StoreUnavailableError());
      return { ok: true as const, data: [{ id: 'o1', identity: null, created: 'o1' }] };
    };
    const otherCreation = {
      ...creation(send),
      content: 'a mill',
      listExisting,
      idOf: (created: string) => created,
    };
    await expect(createOnce(createVisit(), key, otherCreation)).rejects.toBe(OUTAGE_RESPONSE);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('compares with the list before a retry if the API response could not be recorded', async () => {
    const key = crypto.randomUUID();
    const outage = data(null, { status: 503 });
    const creationWithOutage = creation(async () => {
      throw outage;
    });
    await expect(createOnce(createVisit(), key, creationWithOutage)).rejects.toBe(outage);
    const send = vi.fn(async () => ({ ok: true as const, data: 'o2' }));
    const identity = 'a lathe';
    const listExisting = async () => ({ ok: true as const, data: [{ id: 'o1', identity, created: 'o1' }] });
    expect(await createOnce(createVisit(), key, { ...creation(send), identity, listExisting })).toMatchObject(
      {
        data: 'o1',
      },
    );
    expect(send).not.toHaveBeenCalled();
  });

  it('returns the created record although recording it failed', async () => {
    const send = vi.fn(async () => {
      vi.spyOn(getSessionStore(), 'update').mockRejectedValue(new StoreUnavailableError());
      return { ok: true as const, data: 'o1' };
    });
    const outcome = await createOnce(createVisit(), crypto.randomUUID(), creation(send));
    expect(outcome).toEqual({ kind: 'done', data: 'o1', wasAlreadyDone: false });
  });
});

const stallRequest = stallRequests();

describe.concurrent('createOnce with a slow API', () => {
  it('keeps the lease while the first request runs and returns the same result to both requests', async () => {
    const key = crypto.randomUUID();
    const first = createOnce(
      createVisit(),
      key,
      creation(async () => {
        await wait(8_000);
        return { ok: true, data: 'o1' };
      }),
    );
    await wait(300);
    const send = vi.fn(async () => ({ ok: true as const, data: 'o2' }));
    const second = createOnce(createVisit(), key, creation(send));
    const createdOutcome = { kind: 'done', data: 'o1', wasAlreadyDone: false };
    expect(await Promise.all([first, second])).toEqual([createdOutcome, createdOutcome]);
    expect(send).not.toHaveBeenCalled();
  }, 20_000);
});

describe.concurrent('createOnce with a stalled request', () => {
  it('sends nothing after losing the lease and returns the result of the other request', async () => {
    const key = crypto.randomUUID();
    const listing = createDeferred<{ ok: true; data: [] }>();
    const lateCall = vi.fn(async () => ({ ok: true as const, data: 'late' }));
    const listExisting = () => listing.promise;
    const { outcome } = await stallRequest(() =>
      createOnce(createVisit(), key, { ...creation(lateCall), isUnique: false, listExisting }),
    );
    const next = await createOnce(
      createVisit(),
      key,
      creation(async () => ({ ok: true, data: 'o1' })),
    );
    expect(next).toMatchObject({ kind: 'done', data: 'o1' });
    listing.resolve({ ok: true, data: [] });
    expect(await outcome).toMatchObject({ kind: 'done', data: 'o1' });
    expect(lateCall).not.toHaveBeenCalled();
  }, 20_000);

  it('checks the lease again before sending if the last check is too old', async () => {
    const key = crypto.randomUUID();
    const store = getSessionStore();
    const update = store.update.bind(store);
    const lateCall = vi.fn(async () => ({ ok: true as const, data: 'late' }));
    const stalledCall = createDeferred<void>();
    let updates = 0;
    vi.spyOn(store, 'update').mockImplementation(async (name, ...change) => {
      const isOwn = name === recordNameOf(createVisit(), key);
      if (isOwn) updates += 1;
      const isUpdateToDelay = isOwn && updates === 2;
      await update(name, ...change);
      if (isUpdateToDelay) await stalledCall.promise;
    });
    const { outcome } = await stallRequest(() => createOnce(createVisit(), key, creation(lateCall)));
    await vi.waitFor(() => expect(updates).toBe(2), { timeout: 30_000 });
    const next = await createOnce(
      createVisit(),
      key,
      creation(async () => ({ ok: true, data: 'o1' })),
    );
    expect(next).toMatchObject({ kind: 'done', data: 'o1' });
    stalledCall.resolve();
    expect(await outcome).toMatchObject({ kind: 'done', data: 'o1' });
    expect(lateCall).not.toHaveBeenCalled();
  }, 20_000);

  it('leaves the record of the next request unchanged when the late response arrives', async () => {
    const key = crypto.randomUUID();
    const answer = createDeferred<{ ok: false; error: { kind: 'timeout' } }>();
    const { outcome } = await stallRequest(() =>
      createOnce(createVisit(), key, {
        ...creation(async () => ({ ok: true, data: 'o1' })),
        send: () => answer.promise,
      }),
    );
    await createOnce(
      createVisit(),
      key,
      creation(async () => ({ ok: true, data: 'o2' })),
    );
    answer.resolve({ ok: false, error: { kind: 'timeout' } });
    await outcome;
    const send = vi.fn(async () => ({ ok: true as const, data: 'o3' }));
    expect(await createOnce(createVisit(), key, creation(send))).toMatchObject({
      kind: 'done',
      data: 'o2',
      wasAlreadyDone: true,
    });
    expect(send).not.toHaveBeenCalled();
  }, 20_000);
});
