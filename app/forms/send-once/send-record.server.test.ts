import { describe, expect, it } from 'vitest';
import { createEmptySession, getSessionStore } from '~/request/session.server';
import { StoreUnavailableError } from '~/request/store/store.server';
import { changeRecord, recordNameOf } from './lease.server';

const user = { id: 'u1', email: 'katrin@brandt.example', emailVerified: true };
const recordOwnerAt = (address: string, userId = 'u1') => ({
  facts: { storeScope: ['demo', null] as const, url: new URL(address, 'http://demo.localhost') },
  session: { data: { ...createEmptySession(), user: { ...user, id: userId } } },
});

const FORM_URL = '/dashboard/applications/a1/objects?task=add';

describe('recordNameOf (name of the send record of a form)', () => {
  it('ignores the query string of the page', () => {
    expect(recordNameOf(recordOwnerAt('/dashboard/applications/a1/objects'), 'k')).toBe(
      recordNameOf(recordOwnerAt(FORM_URL), 'k'),
    );
  });

  it.each([
    ['another application', recordOwnerAt('/dashboard/applications/a2/objects?task=add'), 'k'],
    ['another user', recordOwnerAt(FORM_URL, 'u2'), 'k'],
    ['another key', recordOwnerAt(FORM_URL), 'other'],
  ])('returns another name for %s', (_, request, key) => {
    expect(recordNameOf(request, key)).not.toBe(recordNameOf(recordOwnerAt(FORM_URL), 'k'));
  });
});

describe('changeRecord with a record of another build', () => {
  const sent = { content: 'c', identity: 'i', before: [], fingerprint: null };
  const written = (record: object) => getSessionStore().update('form next', 60, () => JSON.stringify(record));
  const stored = async () => JSON.parse((await getSessionStore().read('form next')) ?? '');

  it('keeps JSON members that this build does not know', async () => {
    const record = { state: 'busy', beat: 1, by: 'r1', sent: { ...sent, size: 7 }, since: 12 };
    await written(record);
    await changeRecord('form next', (present) =>
      present?.state === 'busy' ? { ...present, beat: 2 } : present,
    );
    expect(await stored()).toEqual({ ...record, beat: 2 });
  });

  it('does not treat an unreadable record as a missing record', async () => {
    const record = { state: 'waiting', sent };
    await written(record);
    await expect(changeRecord('form next', () => null)).rejects.toThrow(StoreUnavailableError);
    expect(await stored()).toEqual(record);
  });
});
