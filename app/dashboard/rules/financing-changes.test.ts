import { expect, test } from 'vitest';
import { canAddObject, financingChangesOf } from './financing-changes';

test.each([
  ['Open', true, 'open'],
  ['pre_check', true, 'open'],
  ['Submitted', true, 'closed'],
  ['Signature', true, 'closed'],
  ['Rejected', true, 'closed'],
  ['Open', false, 'applicants'],
  ['pre_check', false, 'applicants'],
  ['Signature', false, 'closed'],
] as const)(
  'OBJ-01, SIGN-09: financingChangesOf (who may change the financing) in status %s (user acts as applicant: %s) returns %s',
  (status, isApplicant, expected) => {
    expect(financingChangesOf(status, isApplicant)).toBe(expected);
  },
);

test.each([
  ['open', 0, true],
  ['open', 5, true],
  ['open', 6, false],
  ['open', 7, false],
  ['closed', 0, false],
  ['applicants', 0, false],
] as const)(
  'OBJ-03: canAddObject if the financing may be changed by "%s", with %i of 6 objects, returns %s',
  (changes, count, expected) => {
    expect(canAddObject(changes, { count, max: 6 })).toBe(expected);
  },
);
