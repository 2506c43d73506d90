import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiError, type ApiResult, isOutcomeUnknown } from '~/api/result';
import { createEmptySession } from '~/request/session.server';
import { type Creation, createOnce } from './create-once.server';
import { changeRecord, recordNameOf } from './lease.server';

const ALICE = { id: 'u1', email: 'alice@brandt.example', emailVerified: true };
const URL_OF_OBJECTS = new URL('http://demo.localhost/dashboard/applications/a1/objects');
const visit = (changes: { user?: typeof ALICE; url?: URL } = {}) => ({
  facts: { storeScope: ['demo', null] as const, url: changes.url ?? URL_OF_OBJECTS },
  session: {
    data: { ...createEmptySession(), user: changes.user ?? null },
    awaitStore: <T>(work: Promise<T>) => work,
  },
});

const TIMEOUT: ApiError = { kind: 'timeout' };
const LATHE = { name: 'lathe', price: 5 };

type CreateResult = ApiResult<string>;
type Entry = { id: string; identity: unknown; created: string; isIncomplete?: boolean };

const made = (id: string): CreateResult => ({ ok: true, data: id });
const failed = (error: ApiError): CreateResult => ({ ok: false, error });

let key: string;
let response: CreateResult;
let listed: ApiResult<Entry[]>;
const send = vi.fn(async () => response);
const removeIncomplete = vi.fn(async (_: string) => undefined);
const listExisting = vi.fn(async () => listed);

beforeEach(() => {
  key = crypto.randomUUID();
  listed = { ok: true, data: [] };
  for (const call of [send, removeIncomplete, listExisting]) call.mockClear();
});

function sending(reply: CreateResult, creation: Partial<Creation<string>> = {}, as = visit()) {
  response = reply;
  return createOnce(as, key, {
    content: LATHE,
    isUnique: true,
    listExisting,
    removeIncomplete,
    send,
    ...creation,
  });
}

async function stateOfForm() {
  const record = await changeRecord(recordNameOf(visit(), key), (present) => present);
  return record?.state ?? null;
}

const isListed = (...all: (Omit<Entry, 'identity'> & { identity?: unknown })[]) => {
  listed = { ok: true, data: all.map((entry) => ({ identity: LATHE, ...entry })) };
};

describe('createOnce (creates one entry per form) after an unknown result', () => {
  beforeEach(async () => {
    expect(await sending(failed(TIMEOUT))).toEqual({ kind: 'failed', error: TIMEOUT });
    expect(listExisting).not.toHaveBeenCalled();
    expect(await stateOfForm()).toBe('unknown');
  });

  it('returns a matching entry of the list without sending again', async () => {
    isListed({ id: 'o0', identity: { name: 'mill' }, created: 'o0' }, { id: 'o1', created: 'o1' });
    expect(await sending(made('o2'))).toEqual({ kind: 'done', data: 'o1', wasAlreadyDone: true });
    expect(send).toHaveBeenCalledTimes(1);
    expect(removeIncomplete).not.toHaveBeenCalled();
  });

  it('returns a matching entry of the list although an incomplete entry precedes it', async () => {
    isListed({ id: 'o1', created: 'o1', isIncomplete: true }, { id: 'o2', created: 'o2' });
    expect(await sending(made('o3'))).toEqual({ kind: 'done', data: 'o2', wasAlreadyDone: true });
  });

  it('matches an entry whose identifying fields have a different order', async () => {
    isListed({ id: 'o1', identity: { price: 5, name: 'lathe' }, created: 'o1' });
    expect(await sending(made('o2'))).toMatchObject({ data: 'o1' });
  });

  it('sends again if no entry matches', async () => {
    isListed({ id: 'o0', identity: { ...LATHE, price: 6 }, created: 'o0' });
    expect(await sending(made('o2'))).toEqual({ kind: 'done', data: 'o2', wasAlreadyDone: false });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('sends again after clearing an incomplete entry', async () => {
    isListed(
      { id: 'o1', created: 'o1', isIncomplete: true },
      { id: 'o9', identity: 'other', created: 'o9', isIncomplete: true },
    );
    expect(await sending(made('o2'))).toEqual({ kind: 'done', data: 'o2', wasAlreadyDone: false });
    expect(removeIncomplete.mock.calls).toEqual([['o1']]);
    expect(removeIncomplete.mock.invocationCallOrder[0]).toBeLessThan(
      send.mock.invocationCallOrder.at(-1) ?? 0,
    );
  });

  it('sends nothing while the list is unavailable, and the result remains unknown', async () => {
    listed = { ok: false, error: { kind: 'unreachable' } };
    expect(await sending(made('o2'))).toEqual({ kind: 'failed', error: { kind: 'unreachable' } });
    expect(await stateOfForm()).toBe('unknown');
    isListed({ id: 'o1', created: 'o1' });
    expect(await sending(made('o2'))).toMatchObject({ data: 'o1', wasAlreadyDone: true });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('the result remains unknown if loading the list is interrupted', async () => {
    listExisting.mockRejectedValueOnce(new Response(null, { status: 302 }));
    await expect(sending(made('o2'))).rejects.toBeInstanceOf(Response);
    expect(await stateOfForm()).toBe('unknown');
    isListed({ id: 'o1', created: 'o1' });
    expect(await sending(made('o2'))).toMatchObject({ data: 'o1', wasAlreadyDone: true });
  });

  it('reports the earlier creation when the form is sent with other content, then creates the next entry', async () => {
    isListed({ id: 'o1', created: 'o1' });
    const other = { content: { ...LATHE, note: 'used' }, identity: LATHE };
    expect(await sending(made('o2'), other)).toEqual({ kind: 'createdBefore' });
    expect(send).toHaveBeenCalledTimes(1);
    expect(await sending(made('o2'), other)).toEqual({ kind: 'done', data: 'o2', wasAlreadyDone: false });
  });
});

describe('createOnce (creates one entry per form) for entries that may have duplicates', () => {
  const creation = { isUnique: false };

  it('does not match an entry from before the first send', async () => {
    isListed({ id: 'o1', created: 'o1' });
    await sending(failed(TIMEOUT), creation);
    expect(await sending(made('o2'), creation)).toEqual({ kind: 'done', data: 'o2', wasAlreadyDone: false });
  });

  it('createOnce returns an equal entry created since the first send', async () => {
    isListed({ id: 'o1', created: 'o1' });
    await sending(failed(TIMEOUT), creation);
    isListed({ id: 'o1', created: 'o1' }, { id: 'o2', created: 'o2' });
    expect(await sending(made('o3'), creation)).toEqual({ kind: 'done', data: 'o2', wasAlreadyDone: true });
  });

  it('sends nothing if the entries before the first send are unknown', async () => {
    listed = { ok: false, error: TIMEOUT };
    expect(await sending(made('o1'), creation)).toEqual({ kind: 'failed', error: TIMEOUT });
    expect(send).not.toHaveBeenCalled();
    expect(await stateOfForm()).toBeNull();
  });
});

it.each<[string, ApiError, string | null]>([
  ['deletes the record of a form that the API refused', { kind: 'refused', status: 400, errors: [] }, null],
  ['deletes the record of a form whose session had expired', { kind: 'sessionExpired' }, null],
  [
    'records the result as unknown if the lending system failed',
    { kind: 'unreadable', status: 502 },
    'unknown',
  ],
])('createOnce (creates one entry per form) %s', async (_, error, state) => {
  expect(await sending(failed(error))).toEqual({ kind: 'failed', error });
  expect(await stateOfForm()).toBe(state);
});

describe('createOnce (creates one entry per form) after a successful send', () => {
  const idOf = (id: string) => id;

  it('returns the result of the first send again without sending', async () => {
    await sending(made('o1'));
    expect(await sending(made('o2'))).toEqual({ kind: 'done', data: 'o1', wasAlreadyDone: true });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('creates the entry again if the entry was deleted', async () => {
    await sending(made('o1'));
    isListed({ id: 'o7', created: 'o7' });
    expect(await sending(made('o2'), { idOf })).toEqual({ kind: 'done', data: 'o2', wasAlreadyDone: false });
  });

  it('returns the result again while the API lists the created entry among other entries', async () => {
    await sending(made('o1'));
    isListed({ id: 'o7', created: 'o7' }, { id: 'o1', created: 'o1' });
    expect(await sending(made('o2'), { idOf })).toMatchObject({ data: 'o1', wasAlreadyDone: true });
  });

  it("returns the list's error if the list cannot be read to check the entry", async () => {
    await sending(made('o1'));
    listed = { ok: false, error: TIMEOUT };
    expect(await sending(made('o2'), { idOf })).toEqual({ kind: 'failed', error: TIMEOUT });
  });

  it('reports the earlier creation once when the form is sent with other content', async () => {
    await sending(made('o1'));
    const mill = { content: { name: 'mill', price: 5 } };
    expect(await sending(made('o2'), mill)).toEqual({ kind: 'createdBefore' });
    expect(await sending(made('o2'), mill)).toEqual({ kind: 'done', data: 'o2', wasAlreadyDone: false });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['user', { user: ALICE }],
    ['page', { url: new URL('http://demo.localhost/dashboard/applications/a2/objects') }],
  ])('treats a form with another %s and the same key as a different form', async (_, changes) => {
    await sending(made('o1'));
    expect(await sending(made('o2'), {}, visit(changes))).toMatchObject({
      data: 'o2',
      wasAlreadyDone: false,
    });
  });
});

describe('createOnce for a file with an unknown result', () => {
  async function sentFile(fingerprint: string, reply = failed(TIMEOUT)) {
    await sending(reply, {
      send: async (recordFingerprint) => {
        await recordFingerprint(fingerprint);
        return send();
      },
    });
    isListed({ id: 'o1', created: 'o1' });
  }

  it.each([
    ['returns the stored file for the same bytes', 'aaa', { kind: 'done', data: 'o1', wasAlreadyDone: true }],
    ['reports the earlier creation for other bytes', 'bbb', { kind: 'createdBefore' }],
    ['reports the earlier creation for an incomplete retry', null, { kind: 'createdBefore' }],
  ])('%s', async (_, fingerprint, outcome) => {
    await sentFile('aaa');
    expect(await sending(made('o2'), { readFingerprint: async () => fingerprint })).toEqual(outcome);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['creates another file on the second send of other bytes', 'bbb', 'o2'],
    ['returns the stored file for a complete retry after an incomplete retry', null, 'o1'],
  ])('%s', async (_, fingerprint, found) => {
    await sentFile('aaa');
    await sending(made('o2'), { readFingerprint: async () => fingerprint });
    const whole = async () => (fingerprint === null ? 'aaa' : fingerprint);
    expect(await sending(made('o2'), { readFingerprint: whole })).toMatchObject({
      kind: 'done',
      data: found,
    });
  });

  it('reports a truncated retry as already created, and accepts a complete retry', async () => {
    await sentFile('aaa', made('o1'));
    expect(await sending(made('o2'), { readFingerprint: async () => null })).toEqual({
      kind: 'createdBefore',
    });
    expect(await sending(made('o2'), { readFingerprint: async () => 'aaa' })).toMatchObject({ data: 'o1' });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('does not read the file again if the first upload may be incomplete', async () => {
    await sending(made('o1'));
    const readFingerprint = vi.fn(async () => 'bbb');
    expect(await sending(made('o2'), { readFingerprint })).toMatchObject({
      data: 'o1',
      wasAlreadyDone: true,
    });
    expect(readFingerprint).not.toHaveBeenCalled();
  });
});

it('createOnce sends a form without a form key at every submit', async () => {
  const creation = { content: LATHE, isUnique: true, listExisting, send };
  for (const id of ['o1', 'o2']) {
    response = made(id);
    expect(await createOnce(visit(), null, creation)).toEqual({
      kind: 'done',
      data: id,
      wasAlreadyDone: false,
    });
  }
});

it.each<[ApiError, boolean]>([
  [{ kind: 'timeout' }, true],
  [{ kind: 'unreachable' }, true],
  [{ kind: 'sessionExpired' }, false],
  [{ kind: 'unreadable', status: 200 }, true],
  [{ kind: 'unreadable', status: 399 }, true],
  [{ kind: 'refused', status: 400, errors: [] }, false],
  [{ kind: 'unreadable', status: 404 }, false],
  [{ kind: 'unreadable', status: 408 }, true],
  [{ kind: 'unreadable', status: 499 }, false],
  [{ kind: 'refused', status: 500, errors: [] }, true],
  [{ kind: 'unreadable', status: 503 }, true],
])(
  'isOutcomeUnknown (whether the API may have executed a failed call) for %j returns %s',
  (error, isOpen) => {
    expect(isOutcomeUnknown(error)).toBe(isOpen);
  },
);

describe('createOnce after a success with an unreadable body', () => {
  const UNREADABLE: ApiError = { kind: 'unreadable', status: 201 };

  it('returns the created entry from the list', async () => {
    isListed({ id: 'o1', created: 'o1' });
    expect(await sending(failed(UNREADABLE))).toEqual({ kind: 'done', data: 'o1', wasAlreadyDone: false });
    expect(await stateOfForm()).toBe('made');
  });

  it('fails if the list lacks the created entry', async () => {
    expect(await sending(failed(UNREADABLE))).toEqual({ kind: 'failed', error: UNREADABLE });
    expect(await stateOfForm()).toBe('unknown');
  });

  it('does not return an equal entry that existed before the first send', async () => {
    isListed({ id: 'o1', created: 'o1' });
    const outcome = await sending(failed(UNREADABLE), { isUnique: false });
    expect(outcome).toEqual({ kind: 'failed', error: UNREADABLE });
  });
});

describe('createOnce that asks for confirmation before it sends again', () => {
  const NOW = new Date('2026-03-10T09:00:00Z');
  const verified = (isConfirmed = false) => ({
    isUnique: false,
    verification: {
      isConfirmed,
      now: () => NOW,
      readEntry: async (id: string): Promise<ApiResult<string | null>> => made(id),
    },
  });
  const MAY_EXIST = { kind: 'failed', mayExist: true };
  const UNREACHABLE: ApiError = { kind: 'unreachable' };

  it('sends the form the first time even if the list is unreadable', async () => {
    listed = { ok: false, error: UNREACHABLE };
    expect(await sending(made('a1'), verified())).toMatchObject({ kind: 'done', data: 'a1' });
  });

  it.each([
    ['returns the single new entry', ['09:00:01'], { kind: 'done' }],
    [
      'returns an entry created 30 seconds before the request, for clocks that differ',
      ['08:59:30'],
      { kind: 'done' },
    ],
    ['does not return an older entry', ['08:50:00'], MAY_EXIST],
    ['does not choose between two new entries', ['09:00:01', '09:00:02'], MAY_EXIST],
    ['finds no entry in an empty list', [], MAY_EXIST],
  ])('after a lost response, createOnce %s', async (_, times, outcome) => {
    const entries = times.map((time, at) => ({
      id: `a${at}`,
      identity: LATHE,
      created: '',
      createdAt: `2026-03-10T${time}Z`,
    }));
    listExisting.mockResolvedValueOnce({ ok: true, data: [] });
    listed = { ok: true, data: entries };
    expect(await sending(failed(TIMEOUT), verified())).toMatchObject(outcome);
  });

  it('sends again only after confirmation', async () => {
    expect(await sending(failed(TIMEOUT), verified())).toMatchObject(MAY_EXIST);
    expect(await sending(made('a2'), verified())).toMatchObject(MAY_EXIST);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await sending(made('a2'), verified(true))).toEqual({
      kind: 'done',
      data: 'a2',
      wasAlreadyDone: false,
    });
  });

  it('sends again without confirmation after the API reported a failure', async () => {
    const error: ApiError = { kind: 'refused', status: 500, errors: [] };
    expect(await sending(failed(error), verified())).toEqual({ kind: 'failed', error });
    expect(await sending(made('a1'), verified())).toMatchObject({ kind: 'done', data: 'a1' });
  });
});
