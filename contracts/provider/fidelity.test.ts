import { CALLS } from 'contracts/api';
import { describe, expect, it } from 'vitest';
import { describeFidelity, type KnownCalls, readFidelity, updateFidelity } from '../fidelity/fidelity';

const OUTCOME_WITHOUT_DRIFTS = { causes: [], drifts: [], unprepared: [] };
const BANK_VERIFICATION = { testedCalls: ['login', 'logout'], against: 'a bank', on: '2026-11-22' };
const KNOWN_CALLS: KnownCalls = {
  addDebtor: { state: 'verified', against: 'an old bank', on: '2025-01-01' },
};

describe('stored verification results of the calls', () => {
  it('stored verification results name only calls of the contract', () => {
    expect(Object.keys(readFidelity()).filter((name) => !(name in CALLS))).toEqual([]);
  });

  it('stored results record the API and the day of a verification and keep the results of calls that were not tried', () => {
    expect(updateFidelity(KNOWN_CALLS, OUTCOME_WITHOUT_DRIFTS, BANK_VERIFICATION)).toEqual({
      ...KNOWN_CALLS,
      login: { state: 'verified', against: 'a bank', on: '2026-11-22' },
      logout: { state: 'verified', against: 'a bank', on: '2026-11-22' },
    });
  });

  it('stored results record how an API differs from the contract', () => {
    const drifts = [{ exchange: 'login of katrin', field: '$.token' }];
    const { login } = updateFidelity({}, { ...OUTCOME_WITHOUT_DRIFTS, drifts }, BANK_VERIFICATION);
    expect(login).toEqual({
      state: 'drifted',
      against: 'a bank',
      on: '2026-11-22',
      differences: ['login of katrin: $.token'],
    });
    expect(describeFidelity(login ?? { state: 'assumed' })).toBe(
      'drifted on 2026-11-22 against a bank (login of katrin: $.token)',
    );
  });

  it('stored verification results keep the previous result of a call that could not be verified', () => {
    const unprepared = [{ exchanges: ['logout of katrin'] }];
    const causes = [
      {
        drift: { exchange: 'login of katrin', field: 'header Set-Cookie' },
        consequences: ['addDebtor of henrik'],
      },
    ];
    const updatedCalls = updateFidelity(
      KNOWN_CALLS,
      { ...OUTCOME_WITHOUT_DRIFTS, causes, unprepared },
      { ...BANK_VERIFICATION, testedCalls: ['login', 'logout', 'addDebtor'] },
    );
    expect(updatedCalls).toMatchObject({ ...KNOWN_CALLS, login: { state: 'drifted' } });
    expect(updatedCalls).not.toHaveProperty('logout');
  });
});
