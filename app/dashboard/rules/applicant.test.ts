import { expect, test } from 'vitest';
import { isApplicant } from './applicant';

const KATRIN = { name: 'Katrin' };
const JONAS = { name: 'Jonas' };
const SIGNING = ['signatory_tin', 'signatory_contact'];

test.each([
  ['who signs nothing here', [], undefined, { allowed_updates: [] }, true],
  ['who is shown somebody else alone', [KATRIN], undefined, { allowed_updates: [] }, true],
  ['who is shown others too', [KATRIN, JONAS], JONAS, { allowed_updates: SIGNING }, true],
  [
    'who signs alone while it is open',
    [KATRIN],
    KATRIN,
    { allowed_updates: [...SIGNING, 'signatory'] },
    true,
  ],
  ['who signs alone while it is reviewed', [KATRIN], KATRIN, { allowed_updates: ['bankinfo'] }, true],
  [
    'who signs alone at the signatures',
    [KATRIN],
    KATRIN,
    { allowed_updates: SIGNING, canUpload: true },
    true,
  ],
  [
    'who is shown nobody else at the signatures',
    [JONAS],
    JONAS,
    { allowed_updates: SIGNING, canUpload: false },
    false,
  ],
  ['who is shown nobody else, and granted nothing', [JONAS], JONAS, { allowed_updates: [] }, false],
])('SIGN-09: isApplicant with %s: %4$s', (_, people, own, granted, expected) => {
  expect(isApplicant(granted, people, own)).toBe(expected);
});
