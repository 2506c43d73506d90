import { CALLS } from 'contracts/api';
import { describe, expect, it } from 'vitest';
import { createExampleOf } from '../../openapi/examples';
import { findDifferences, formatDifference, formatFlakyCalls } from './differences';
import type { StepResponse } from './run-journey';

const stepResponse = (
  call: keyof typeof CALLS,
  body: unknown,
  status: number = CALLS[call].status,
): StepResponse => ({
  step: call,
  call: CALLS[call],
  status,
  body,
});
const differ = (leftBody: StepResponse, rightBody: StepResponse) =>
  findDifferences([leftBody], [rightBody]).map(
    ({ member, left, right, isTolerated }) =>
      `${member}: ${left} | ${right}${isTolerated ? ' (tolerated)' : ''}`,
  );

const ENTRY = {
  applicationId: 'a-1',
  shortApplicationId: '7K2M9Q',
  status: 'Open',
  created: '2026-01-01T00:00:00Z',
  currency: 'EUR',
  allBanksLoanPurpose: 'working_capital',
  loanSize: 1,
  is_appointment_created: false,
};

describe('comparison of the responses of two APIs', () => {
  it('ignores ids, times, and fields outside of the contract', () => {
    const otherApplication = {
      ...ENTRY,
      applicationId: 'b-2',
      shortApplicationId: 'ZZZZZZ',
      created: '2025-01-01T00:00:00Z',
      more: 1,
    };
    expect(
      differ(stepResponse('listApplications', [ENTRY]), stepResponse('listApplications', [otherApplication])),
    ).toEqual([]);
  });

  it.each([
    [{ status: 'Submitted' }, '$[0].status: "Open" | "Submitted"'],
    [{ loanSize: 2 }, '$[0].loanSize: 1 | 2'],
  ])('compares an application with the modified fields %j and returns "%s"', (change, expectedText) => {
    expect(
      differ(
        stepResponse('listApplications', [ENTRY]),
        stepResponse('listApplications', [{ ...ENTRY, ...change }]),
      ),
    ).toEqual([expectedText]);
  });

  it.each([
    ['a numeric id', { applicationId: 7 }, '$[].applicationId: "a-1" | 7'],
    ['null for an absent member', { factoring_limit: null }, '$[].factoring_limit: nothing | null'],
    ['an amount in quotes', { loanSize: '1.00' }, '$[].loanSize: 1 | "1.00"'],
    [
      'a time without zone',
      { created: '2026-01-01T00:00:00' },
      '$[].created: "2026-01-01T00:00:00Z" | "2026-01-01T00:00:00"',
    ],
    [
      'a time in another zone',
      { created: '2026-01-01T02:00:00+02:00' },
      '$[].created: "2026-01-01T00:00:00Z" | "2026-01-01T02:00:00+02:00"',
    ],
  ])('marks %s as a difference that the portal tolerates', (_, change, expectedText) => {
    const otherList = [{ ...ENTRY, ...change }];
    expect(
      differ(stepResponse('listApplications', [ENTRY]), stepResponse('listApplications', otherList)),
    ).toEqual([`${expectedText} (tolerated)`]);
  });

  it('D-20: returns no difference if statuses differ by case only', () => {
    const otherList = [{ ...ENTRY, status: 'OPEN' }];
    expect(
      differ(stepResponse('listApplications', [ENTRY]), stepResponse('listApplications', otherList)),
    ).toEqual([]);
  });

  it('marks a paginated list as a difference that the portal tolerates, and compares its entries', () => {
    const pagedList = { result: [{ ...ENTRY, loanSize: 2 }], total: 1, next: null };
    const differences = differ(
      stepResponse('listApplications', [ENTRY]),
      stepResponse('listApplications', pagedList),
    );
    expect(differences[0]).toMatch(/^\$: \[.* \| \{"result".*\(tolerated\)$/);
    expect(differences.slice(1)).toEqual(['$[0].loanSize: 1 | 2']);
  });

  it('D-22: compares the order of the status flow', () => {
    const example = createExampleOf(CALLS.getApplication.response, '') as { requirements: object };
    const flow = (...names: string[]) =>
      stepResponse('getApplication', {
        ...example,
        requirements: { ...example.requirements, status_flow: names.map((status_name) => ({ status_name })) },
      });
    expect(differ(flow('Open', 'Submitted'), flow('Submitted', 'Open'))).toEqual([
      '$.requirements.status_flow[0].status_name: "Open" | "Submitted"',
      '$.requirements.status_flow[1].status_name: "Submitted" | "Open"',
    ]);
  });

  it('reports a followed 303 response as a tolerated redirect', () => {
    const createdResponse = stepResponse('createApplication', { applicationId: '1' }, 201);
    const [difference] = differ(createdResponse, {
      ...createdResponse,
      status: 303,
      redirect: '/user/applications/1',
    });
    expect(difference).toBe('status: 201 | 303, a redirect that the portal follows (tolerated)');
  });

  it('reports a different structure of an error, and other error codes', () => {
    const list = stepResponse('login', { errors: [{ code: 'err_auth_invalid_credentials' }] }, 401);
    const createErrorResponse = (code: string) => stepResponse('login', { error: { code } }, 401);
    expect(differ(list, createErrorResponse('err_auth_invalid_credentials'))).toEqual([
      'errors: an object with errors | an object with error (tolerated)',
    ]);
    expect(differ(list, createErrorResponse('err_auth_entity_locked'))).toEqual([
      'errors: err_auth_invalid_credentials | err_auth_entity_locked',
    ]);
  });

  it('formatFlakyCalls counts responses that succeed when a call is sent again', () => {
    const flaky = { ...stepResponse('listApplications', [ENTRY]), failedTries: [502] };
    const lines = formatFlakyCalls('http://api.example', [flaky]);
    expect(formatDifference([], 1, lines).split('\n')).toEqual([
      'Unreliable: http://api.example answered 1 of 2 calls with 502 and otherwise when sent again (listApplications). This is no difference.',
      'No difference in 1 calls.',
    ]);
  });

  it('compares the order of entries only in lists that the contract sorts', () => {
    const [smallLoan, largeLoan] = [
      { ...ENTRY, loanSize: 1 },
      { ...ENTRY, loanSize: 2 },
    ];
    expect(
      differ(
        stepResponse('listApplications', [smallLoan, largeLoan]),
        stepResponse('listApplications', [largeLoan, smallLoan]),
      ),
    ).toHaveLength(2);
    const example = createExampleOf(CALLS.getApplication.response, '') as object;
    const updates = (allowed_updates: string[]) =>
      stepResponse('getApplication', { ...example, allowed_updates });
    expect(differ(updates(['signatory', 'bankinfo']), updates(['bankinfo', 'signatory']))).toEqual([]);
    expect(differ(updates(['signatory']), updates(['bankinfo']))).toEqual([
      '$.allowed_updates: ["signatory"] | ["bankinfo"]',
    ]);
  });

  it('reports only the status if the status differs, and ignores the order of error codes', () => {
    const refusedLogin = (...codes: string[]) =>
      stepResponse('login', { errors: codes.map((code) => ({ code })) }, 401);
    expect(differ(stepResponse('login', {}), refusedLogin('err_auth_invalid_credentials'))).toEqual([
      'status: 200 | 401 err_auth_invalid_credentials',
    ]);
    expect(differ(refusedLogin('err_a', 'err_b'), refusedLogin('err_b', 'err_a'))).toEqual([]);
    expect(differ(refusedLogin('err_a'), refusedLogin('err_b'))).toEqual(['errors: err_a | err_b']);
  });

  it('formatDifference reports a difference once if several calls have the difference', () => {
    const difference = { step: 'getApplication, one', member: '$.x', left: '1', right: '2' };
    expect(
      formatDifference([difference, { ...difference, step: 'later' }], 9)
        .split('\n')
        .slice(1),
    ).toEqual([
      'getApplication, one (and 1 more)  $.x     1     2      differs',
      '',
      '1 difference in 9 calls.',
    ]);
    expect(formatDifference([], 9)).toBe('No difference in 9 calls.');
  });
});
