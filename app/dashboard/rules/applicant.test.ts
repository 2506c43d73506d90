import { expect, test } from 'vitest';
import { actsAsApplicant } from './signing-user';

const KATRIN = { name: 'Katrin' };
const JONAS = { name: 'Jonas' };
const SIGNING = ['signatory_tin', 'signatory_contact'];

test.each([
  ['a user who signs nothing', [], undefined, { allowed_updates: [] }, true],
  ['a user who sees only another person', [KATRIN], undefined, { allowed_updates: [] }, true],
  ['a user who sees other people too', [KATRIN, JONAS], JONAS, { allowed_updates: SIGNING }, true],
  [
    'a sole signatory while the application is open',
    [KATRIN],
    KATRIN,
    { allowed_updates: [...SIGNING, 'signatory'] },
    true,
  ],
  ['a sole signatory during review', [KATRIN], KATRIN, { allowed_updates: ['bankinfo'] }, true],
  [
    'a sole signatory in the signature phase',
    [KATRIN],
    KATRIN,
    { allowed_updates: SIGNING, canUpload: true },
    true,
  ],
  [
    'a user who sees only themselves in the signature phase',
    [JONAS],
    JONAS,
    { allowed_updates: SIGNING, canUpload: false },
    false,
  ],
  ['a user who sees only themselves without permissions', [JONAS], JONAS, { allowed_updates: [] }, false],
])('SIGN-09: actsAsApplicant for %s returns $4', (_, people, ownRecord, permissions, expected) => {
  expect(actsAsApplicant(permissions, people, ownRecord)).toBe(expected);
});
