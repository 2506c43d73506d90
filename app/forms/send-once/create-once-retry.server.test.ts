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

const createdResult = (id: string): CreateResult => ({ ok: true, data: id });
const failedResult = (error: ApiError): CreateResult => ({ ok: false, error });

let key: string;
let response: CreateResult;
let listResult: ApiResult<Entry[]>;
const send = vi.fn(async () => response);
const removeIncomplete = vi.fn(async (_: string) => undefined);
const listExisting = vi.fn(async () => listResult);

beforeEach(() => {
  key = crypto.randomUUID();
  listResult = { ok: true, data: [] };
  for (const call of [send, removeIncomplete, listExisting]) call.mockClear();
});

function sendOnce(result: CreateResult, creation: Partial<Creation<string>> = {}, as = visit()) {
  response = result;
  return createOnce(as, key, {
    content: LATHE,
    isUnique: true,
    listExisting,
    removeIncomplete,
    send,
    ...creation,
  });
}

async function readFormState() {
  const record = await changeRecord(recordNameOf(visit(), key), (present) => present);
  return record?.state ?? null;
}

const setList = (...all: (Omit<Entry, 'identity'> & { identity?: unknown })[]) => {
  listResult = { ok: true, data: all.map((entry) => ({ identity: LATHE, ...entry })) };
};

describe('createOnce (creates one entry per form) after an unknown result', () => {
  beforeEach(async () => {
    expect(await sendOnce(failedResult(TIMEOUT))).toEqual({ kind: 'failed', error: TIMEOUT });
    expect(listExisting).not.toHaveBeenCalled();
    expect(await readFormState()).toBe('unknown');
  });

  it('returns a matching entry of the list without sending again', async () => {
    setList({ id: 'o0', identity: { name: 'mill' }, created: 'o0' }, { id: 'o1', created: 'o1' });
    expect(await sendOnce(createdResult('o2'))).toEqual({ kind: 'done', data: 'o1', wasAlreadyDone: true });
    expect(send).toHaveBeenCalledTimes(1);
    expect(removeIncomplete).not.toHaveBeenCalled();
  });

  it('returns a matching entry of the list although an incomplete entry precedes it', async () => {
    setList({ id: 'o1', created: 'o1', isIncomplete: true }, { id: 'o2', created: 'o2' });
    expect(await sendOnce(createdResult('o3'))).toEqual({ kind: 'done', data: 'o2', wasAlreadyDone: true });
  });

  it('matches an entry whose identifying fields have a different order', async () => {
    setList({ id: 'o1', identity: { price: 5, name: 'lathe' }, created: 'o1' });
    expect(await sendOnce(createdResult('o2'))).toMatchObject({ data: 'o1' });
  });

  it('sends again if no entry matches', async () => {
    setList({ id: 'o0', identity: { ...LATHE, price: 6 }, created: 'o0' });
    expect(await sendOnce(createdResult('o2'))).toEqual({ kind: 'done', data: 'o2', wasAlreadyDone: false });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('sends again after clearing an incomplete entry', async () => {
    setList(
      { id: 'o1', created: 'o1', isIncomplete: true },
      { id: 'o9', identity: 'other', created: 'o9', isIncomplete: true },
    );
    expect(await sendOnce(createdResult('o2'))).toEqual({ kind: 'done', data: 'o2', wasAlreadyDone: false });
    expect(removeIncomplete.mock.calls).toEqual([['o1']]);
    expect(removeIncomplete.mock.invocationCallOrder[0]).toBeLessThan(
      send.mock.invocationCallOrder.at(-1) ?? 0,
    );
  });

  it('sends nothing while the list is unavailable, and the result remains unknown', async () => {
    listResult = { ok: false, error: { kind: 'unreachable' } };
    expect(await sendOnce(createdResult('o2'))).toEqual({ kind: 'failed', error: { kind: 'unreachable' } });
    expect(await readFormState()).toBe('unknown');
    setList({ id: 'o1', created: 'o1' });
    expect(await sendOnce(createdResult('o2'))).toMatchObject({ data: 'o1', wasAlreadyDone: true });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('the result remains unknown if loading the list is interrupted', async () => {
    listExisting.mockRejectedValueOnce(new Response(null, { status: 302 }));
    await expect(sendOnce(createdResult('o2'))).rejects.toBeInstanceOf(Response);
    expect(await readFormState()).toBe('unknown');
    setList({ id: 'o1', created: 'o1' });
    expect(await sendOnce(createdResult('o2'))).toMatchObject({ data: 'o1', wasAlreadyDone: true });
  });

  it('reports the earlier creation when the form is sent with other content, then creates the next entry', async () => {
    setList({ id: 'o1', created: 'o1' });
    const otherCreation = { content: { ...LATHE, note: 'used' }, identity: LATHE };
    expect(await sendOnce(createdResult('o2'), otherCreation)).toEqual({ kind: 'createdBefore' });
    expect(send).toHaveBeenCalledTimes(1);
    expect(await sendOnce(createdResult('o2'), otherCreation)).toEqual({
      kind: 'done',
      data: 'o2',
      wasAlreadyDone: false,
    });
  });
});

describe('createOnce (creates one entry per form) for entries that may have duplicates', () => {
  const creation = { isUnique: false };

  it('does not match an entry from before the first send', async () => {
    setList({ id: 'o1', created: 'o1' });
    await sendOnce(failedResult(TIMEOUT), creation);
    expect(await sendOnce(createdResult('o2'), creation)).toEqual({
      kind: 'done',
      data: 'o2',
      wasAlreadyDone: false,
    });
  });

  it('createOnce returns an equal entry created since the first send', async () => {
    setList({ id: 'o1', created: 'o1' });
    await sendOnce(failedResult(TIMEOUT), creation);
    setList({ id: 'o1', created: 'o1' }, { id: 'o2', created: 'o2' });
    expect(await sendOnce(createdResult('o3'), creation)).toEqual({
      kind: 'done',
      data: 'o2',
      wasAlreadyDone: true,
    });
  });

  it('sends nothing if the entries before the first send are unknown', async () => {
    listResult = { ok: false, error: TIMEOUT };
    expect(await sendOnce(createdResult('o1'), creation)).toEqual({ kind: 'failed', error: TIMEOUT });
    expect(send).not.toHaveBeenCalled();
    expect(await readFormState()).toBeNull();
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
  expect(await sendOnce(failedResult(error))).toEqual({ kind: 'failed', error });
  expect(await readFormState()).toBe(state);
});

describe('createOnce (creates one entry per form) after a successful send', () => {
  const idOf = (id: string) => id;

  it('returns the result of the first send again without sending', async () => {
    await sendOnce(createdResult('o1'));
    expect(await sendOnce(createdResult('o2'))).toEqual({ kind: 'done', data: 'o1', wasAlreadyDone: true });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('creates the entry again if the entry was deleted', async () => {
    await sendOnce(createdResult('o1'));
    setList({ id: 'o7', created: 'o7' });
    expect(await sendOnce(createdResult('o2'), { idOf })).toEqual({
      kind: 'done',
      data: 'o2',
      wasAlreadyDone: false,
    });
  });

  it('returns the result again while the API lists the created entry among other entries', async () => {
    await sendOnce(createdResult('o1'));
    setList({ id: 'o7', created: 'o7' }, { id: 'o1', created: 'o1' });
    expect(await sendOnce(createdResult('o2'), { idOf })).toMatchObject({ data: 'o1', wasAlreadyDone: true });
  });

  it("returns the list's error if the list cannot be read to check the entry", async () => {
    await sendOnce(createdResult('o1'));
    listResult = { ok: false, error: TIMEOUT };
    expect(await sendOnce(createdResult('o2'), { idOf })).toEqual({ kind: 'failed', error: TIMEOUT });
  });

  it('reports the earlier creation once when the form is sent with other content', async () => {
    await sendOnce(createdResult('o1'));
    const otherContent = { content: { name: 'mill', price: 5 } };
    expect(await sendOnce(createdResult('o2'), otherContent)).toEqual({ kind: 'createdBefore' });
    expect(await sendOnce(createdResult('o2'), otherContent)).toEqual({
      kind: 'done',
      data: 'o2',
      wasAlreadyDone: false,
    });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['user', { user: ALICE }],
    ['page', { url: new URL('http://demo.localhost/dashboard/applications/a2/objects') }],
  ])('treats a form with another %s and the same key as a different form', async (_, changes) => {
    await sendOnce(createdResult('o1'));
    expect(await sendOnce(createdResult('o2'), {}, visit(changes))).toMatchObject({
      data: 'o2',
      wasAlreadyDone: false,
    });
  });
});

describe('createOnce for a file with an unknown result', () => {
  async function sendFile(fingerprint: string, result = failedResult(TIMEOUT)) {
    await sendOnce(result, {
      send: async (recordFingerprint) => {
        await recordFingerprint(fingerprint);
        return send();
      },
    });
    setList({ id: 'o1', created: 'o1' });
  }

  it.each([
    ['returns the stored file for the same bytes', 'aaa', { kind: 'done', data: 'o1', wasAlreadyDone: true }],
    ['reports the earlier creation for other bytes', 'bbb', { kind: 'createdBefore' }],
    ['reports the earlier creation for an incomplete retry', null, { kind: 'createdBefore' }],
  ])('%s', async (_, fingerprint, outcome) => {
    await sendFile('aaa');
    expect(await sendOnce(createdResult('o2'), { readFingerprint: async () => fingerprint })).toEqual(
      outcome,
    );
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['creates another file on the second send of other bytes', 'bbb', 'o2'],
    ['returns the stored file for a complete retry after an incomplete retry', null, 'o1'],
  ])('%s', async (_, fingerprint, expectedId) => {
    await sendFile('aaa');
    await sendOnce(createdResult('o2'), { readFingerprint: async () => fingerprint });
    const whole = async () => (fingerprint === null ? 'aaa' : fingerprint);
    expect(await sendOnce(createdResult('o2'), { readFingerprint: whole })).toMatchObject({
      kind: 'done',
      data: expectedId,
    });
  });

  it('reports a truncated retry as already created, and accepts a complete retry', async () => {
    await sendFile('aaa', createdResult('o1'));
    expect(await sendOnce(createdResult('o2'), { readFingerprint: async () => null })).toEqual({
      kind: 'createdBefore',
    });
    expect(await sendOnce(createdResult('o2'), { readFingerprint: async () => 'aaa' })).toMatchObject({
      data: 'o1',
    });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('does not read the file again if the first upload may be incomplete', async () => {
    await sendOnce(createdResult('o1'));
    const readFingerprint = vi.fn(async () => 'bbb');
    expect(await sendOnce(createdResult('o2'), { readFingerprint })).toMatchObject({
      data: 'o1',
      wasAlreadyDone: true,
    });
    expect(readFingerprint).not.toHaveBeenCalled();
  });
});

it('createOnce sends a form without a form key at every submit', async () => {
  const creation = { content: LATHE, isUnique: true, listExisting, send };
  for (const id of ['o1', 'o2']) {
    response = createdResult(id);
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
    setList({ id: 'o1', created: 'o1' });
    expect(await sendOnce(failedResult(UNREADABLE))).toEqual({
      kind: 'done',
      data: 'o1',
      wasAlreadyDone: false,
    });
    expect(await readFormState()).toBe('made');
  });

  it('fails if the list lacks the created entry', async () => {
    expect(await sendOnce(failedResult(UNREADABLE))).toEqual({ kind: 'failed', error: UNREADABLE });
    expect(await readFormState()).toBe('unknown');
  });

  it('does not return an equal entry that existed before the first send', async () => {
    setList({ id: 'o1', created: 'o1' });
    const outcome = await sendOnce(failedResult(UNREADABLE), { isUnique: false });
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
      readEntry: async (id: string): Promise<ApiResult<string | null>> => createdResult(id),
    },
  });
  const MAY_EXIST = { kind: 'failed', mayExist: true };
  const UNREACHABLE: ApiError = { kind: 'unreachable' };

  it('sends the form the first time even if the list is unreadable', async () => {
    listResult = { ok: false, error: UNREACHABLE };
    expect(await sendOnce(createdResult('a1'), verified())).toMatchObject({ kind: 'done', data: 'a1' });
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
  ])('after a lost response, createOnce %s', async (_, creationTimes, outcome) => {
    const entries = creationTimes.map((time, index) => ({
      id: `a${index}`,
      identity: LATHE,
      created: '',
      createdAt: `2026-03-10T${time}Z`,
    }));
    listExisting.mockResolvedValueOnce({ ok: true, data: [] });
    listResult = { ok: true, data: entries };
    expect(await sendOnce(failedResult(TIMEOUT), verified())).toMatchObject(outcome);
  });

  it('sends again only after confirmation', async () => {
    expect(await sendOnce(failedResult(TIMEOUT), verified())).toMatchObject(MAY_EXIST);
    expect(await sendOnce(createdResult('a2'), verified())).toMatchObject(MAY_EXIST);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await sendOnce(createdResult('a2'), verified(true))).toEqual({
      kind: 'done',
      data: 'a2',
      wasAlreadyDone: false,
    });
  });

  it('sends again without confirmation after the API reported a failure', async () => {
    const error: ApiError = { kind: 'refused', status: 500, errors: [] };
    expect(await sendOnce(failedResult(error), verified())).toEqual({ kind: 'failed', error });
    expect(await sendOnce(createdResult('a1'), verified())).toMatchObject({ kind: 'done', data: 'a1' });
  });
});
