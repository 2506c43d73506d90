import { describe, expect, test } from 'vitest';
import { findSigningUser } from './signing-user';

const JONAS = { email: 'Jonas@Brandt.example', invite_status: 'accepted' };

describe('OVER-02 SIGN-09 findSigningUser (record of the logged-in signatory)', () => {
  test.each([
    ['the same address', 'Jonas@Brandt.example', JONAS, true],
    ['the same address in another case', ' jonas@brandt.EXAMPLE ', JONAS, true],
    ['another address', 'katrin@brandt.example', JONAS, false],
    [
      'an invitation not accepted yet',
      'jonas@brandt.example',
      { ...JONAS, invite_status: 'not_accepted' },
      false,
    ],
    ['an expired invitation', 'jonas@brandt.example', { ...JONAS, invite_status: 'expired' }, false],
    ['a record without address', '', { ...JONAS, email: null }, false],
  ])("returns only the accepted record with the user's e-mail address: %s", (_, email, record, expected) => {
    expect(findSigningUser([record], email) === record).toBe(expected);
  });
});
