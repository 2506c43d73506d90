import { describe, expect, it } from 'vitest';
import { formatSampleProblems } from './sample-answers';

const ENTRY = {
  applicationId: 'a-1',
  shortApplicationId: '7K2M9Q',
  status: 'Open',
  created: '2026-01-01T00:00:00Z',
  currency: 'EUR',
  allBanksLoanPurpose: 'working_capital',
  loanSize: 250_000,
  is_appointment_created: false,
};
const linesOf = (change: object) =>
  formatSampleProblems([{ call: 'listApplications', body: [{ ...ENTRY, ...change }] }]);

describe('formatSampleProblems (differences between API responses and the contract)', () => {
  it('returns no lines for responses that match the contract, even if the case of a status differs', () => {
    expect(linesOf({})).toEqual([]);
    expect(linesOf({ status: 'open' })).toEqual([]);
  });

  it.each([
    ['an id', { applicationId: 7 }, 'applicationId: a number or a boolean instead of text'],
    ['an amount', { loanSize: '250000.00' }, 'loanSize: a decimal string instead of a number'],
    ['a date', { created: '2026-01-01T00:00:00' }, 'created: another notation of a date or time'],
    ['a status', { status: 'In limbo' }, 'status: a value outside the enumeration, shown as it is'],
  ])('names %s that differs from the contract', (_, change, line) => {
    expect(linesOf(change)).toEqual([`answers of listApplications: ${line}, which the portal tolerates`]);
  });

  it('names a field that the portal cannot read', () => {
    expect(linesOf({ created: 'yesterday' })).toEqual([
      'answers of listApplications: created: unreadable: the portal cannot show it',
    ]);
  });
});
