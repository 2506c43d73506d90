import { CALLS } from 'contracts/api';
import { describe, expect, it } from 'vitest';
import { differencesOf, differenceText } from './differences';
import type { StepAnswer } from './run-journey';

const stepAnswer = (
  call: keyof typeof CALLS,
  body: unknown,
  status: number = CALLS[call].status,
): StepAnswer => ({
  step: call,
  call: CALLS[call],
  status,
  body,
});
const differ = (one: StepAnswer, other: StepAnswer) =>
  differencesOf([one], [other]).map(({ member, left, right }) => `${member}: ${left} | ${right}`);

const ENTRY = {
  applicationId: 'a-1',
  shortApplicationId: '7K2M9Q',
  status: 'Open',
  created: '2026-01-01T00:00:00Z',
  currency: 'EUR',
  loanSize: 1,
  is_appointment_created: false,
};

describe('differencesOf', () => {
  it('ignores ids, times and members that the contract does not define', () => {
    const other = {
      ...ENTRY,
      applicationId: 'b-2',
      shortApplicationId: 'ZZZZZZ',
      created: '2025-01-01T00:00:00Z',
      more: 1,
    };
    expect(differ(stepAnswer('listApplications', [ENTRY]), stepAnswer('listApplications', [other]))).toEqual(
      [],
    );
  });

  it.each([
    [{ status: 'Submitted' }, '$[0].status: Open | Submitted'],
    [{ loanSize: 2 }, '$[0].loanSize: 1 | 2'],
    [{ currency: undefined }, '$[0].currency: EUR | nothing'],
  ])('compares an application with the changed members %j and returns "%s"', (change, said) => {
    expect(
      differ(
        stepAnswer('listApplications', [ENTRY]),
        stepAnswer('listApplications', [{ ...ENTRY, ...change }]),
      ),
    ).toEqual([said]);
  });

  it('treats absent members as null', () => {
    expect(
      differ(
        stepAnswer('listApplications', [{ ...ENTRY, factoring_limit: null }]),
        stepAnswer('listApplications', [ENTRY]),
      ),
    ).toEqual([]);
  });

  it('compares the order only of lists that the contract sorts', () => {
    const [one, two] = [
      { ...ENTRY, loanSize: 1 },
      { ...ENTRY, loanSize: 2 },
    ];
    expect(
      differ(stepAnswer('listApplications', [one, two]), stepAnswer('listApplications', [two, one])),
    ).toHaveLength(2);
    const updates = (allowed_updates: string[]) => stepAnswer('getApplication', { allowed_updates });
    expect(differ(updates(['signatory', 'bankinfo']), updates(['bankinfo', 'signatory']))).toEqual([]);
    expect(differ(updates(['signatory']), updates(['bankinfo']))).toEqual([
      '$.allowed_updates: ["signatory"] | ["bankinfo"]',
    ]);
  });

  it('reports only the status if it differs, and ignores the order of error codes', () => {
    const refused = (...codes: string[]) =>
      stepAnswer('login', { errors: codes.map((code) => ({ code })) }, 401);
    expect(differ(stepAnswer('login', {}), refused('err_auth_invalid_credentials'))).toEqual([
      'status: 200 | 401',
    ]);
    expect(differ(refused('a', 'b'), refused('b', 'a'))).toEqual([]);
    expect(differ(refused('a'), refused('b'))).toEqual(['errors: a | b']);
  });

  it('reports a difference that several calls repeat only once', () => {
    const difference = { step: 'getApplication, one', member: '$.x', left: '1', right: '2' };
    expect(
      differenceText([difference, { ...difference, step: 'later' }], 9)
        .split('\n')
        .slice(1),
    ).toEqual(['getApplication, one (and 1 more)  $.x     1     2', '', '1 differences in 9 calls.']);
    expect(differenceText([], 9)).toBe('No difference in 9 calls.');
  });
});
