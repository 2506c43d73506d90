import { describe, expect, it, test } from 'vitest';
import { hasReachedSignature, isApplicationOpen, isBeforeSubmission, isSigning } from './status-flow';

test.each([
  ['Open', 'open, before submission'],
  [' OPEN ', 'open, before submission'],
  ['pre_check', 'before submission'],
  ['PRE-CHECK', 'before submission'],
  ['Submitted', ''],
  ['SIGNATURE', 'signing'],
  ['Final_Review', ''],
  ['sales_pre_check', ''],
  ['Reopened', ''],
  ['Rejected', ''],
  ['awaiting_the_moon', ''],
  ['', ''],
])('D-20: the phase of status "%s" is "%s"', (status, expected) => {
  const facts = [
    isApplicationOpen(status) && 'open',
    isBeforeSubmission(status) && 'before submission',
    isSigning(status) && 'signing',
  ];
  expect(facts.filter(Boolean).join(', ')).toBe(expected);
});

describe('SIGN-08, DOC-10: hasReachedSignature', () => {
  const flow = ['pre_check', 'Open', 'Submitted', 'offer_accepted', 'Signature', 'Final_Review', 'Paid_Out'];

  test.each([
    ['Open', false],
    ['offer_accepted', false],
    ['Signature', true],
    ['SIGNATURE', true],
    ['Final_Review', true],
    ['final review', true],
    ['Paid_Out', true],
    ['Rejected', false],
    ['something_new', false],
  ])('hasReachedSignature for status %s returns %s', (status, expected) => {
    expect(
      hasReachedSignature(
        flow.map((status_name) => ({ status_name })),
        status,
      ),
    ).toBe(expected);
  });

  it('returns false for a flow without signature', () => {
    expect(hasReachedSignature([{ status_name: 'Open' }], 'Open')).toBe(false);
    expect(hasReachedSignature([], 'Signature')).toBe(false);
  });
});
