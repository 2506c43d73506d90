import { describe, expect, it } from 'vitest';
import { emptySession } from '~/request/session.server';
import { recordName } from './sent-form-record.server';

const user = { id: 'u1', email: 'katrin@brandt.example', emailVerified: true };
const at = (address: string, userId = 'u1') => ({
  partnerKey: 'demo',
  sandbox: null,
  session: { ...emptySession(), user: { ...user, id: userId } },
  url: new URL(address, 'http://demo.localhost'),
});

const HERE = '/dashboard/applications/a1/objects?task=add';

describe('the record of a form', () => {
  it('is the same for the same page, whatever its query', () => {
    expect(recordName(at('/dashboard/applications/a1/objects'), 'k')).toBe(recordName(at(HERE), 'k'));
  });

  it.each([
    ['another application', at('/dashboard/applications/a2/objects?task=add'), 'k'],
    ['another user', at(HERE, 'u2'), 'k'],
    ['another key', at(HERE), 'other'],
  ])('is not the one of %s', (_, visit, key) => {
    expect(recordName(visit, key)).not.toBe(recordName(at(HERE), 'k'));
  });
});
