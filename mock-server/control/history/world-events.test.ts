import { describe, expect, it } from 'vitest';
import type { CapturedRows, CapturedState } from '../../store/captured-state';
import type { RecordedChange } from '../../store/history';
import { listWorldEvents } from './world-events';

const NO_ROWS = {
  applications: [],
  signatories: [],
  documents: [],
  financeObjects: [],
  debtors: [],
  companies: [],
  appointments: [],
  users: [],
  ownBanks: [],
  ownForms: [],
  mails: [],
  backOffice: [],
};

type Rows = { [Name in keyof CapturedRows]?: readonly object[] };

const stateWith = (rows: Rows) => ({ faults: [], rows: { ...NO_ROWS, ...rows } }) as unknown as CapturedState;

function eventsOf(before: Rows, after: Rows) {
  const change = {
    cause: { source: 'portal' },
    clockMoveMs: 0,
    isReplaced: false,
    stateAfter: stateWith(after),
  };
  return listWorldEvents(stateWith(before), change as unknown as RecordedChange);
}

const signer = (status: string, result: string | null = null) => ({
  id: 's1',
  first_name: 'Jonas',
  last_name: 'Brandt',
  signing: { identification: { status, result }, other_documents: [], completed_at: null },
});
const bank = (name: string) => ({ id: 'demo', document: { name } });
const form = (steps: number) => ({ id: 'application', steps });

describe('SIM-12 listWorldEvents', () => {
  it.each([
    ['in_progress', null, 'customer', 'in_progress'],
    ['finished', 'success', 'bank', 'success'],
  ])('an identification with status %s and result %s is an event of the %s with code %s', (...row) => {
    const [status, result, category, code] = row;
    const after = [signer(status, result)];
    expect(eventsOf({ signatories: [signer('not_started')] }, { signatories: after })).toEqual([
      { kind: 'identification', category, name: 'Jonas Brandt', identificationStatus: status, code },
    ]);
  });

  it.each([
    ['added', {}, { ownBanks: [bank('Lindhof')] }, { kind: 'own_bank', name: 'Lindhof' }],
    ['changed', { ownBanks: [bank('A')] }, { ownBanks: [bank('B')] }, { kind: 'own_bank', name: 'B' }],
    ['removed', { ownBanks: [bank('A')] }, {}, { kind: 'own_bank_gone' }],
  ])('reports a custom bank that was %s', (_, before, after, event) => {
    expect(eventsOf(before, after)).toEqual([{ category: 'simulator', ...event }]);
  });

  it.each([
    ['added', {}, { ownForms: [form(1)] }, 'own_form'],
    ['changed', { ownForms: [form(1)] }, { ownForms: [form(2)] }, 'own_form'],
    ['removed', { ownForms: [form(1)] }, {}, 'own_form_gone'],
  ])('reports a custom form that was %s', (_, before, after, kind) => {
    expect(eventsOf(before, after)).toEqual([{ kind, category: 'simulator', code: 'application' }]);
  });
});
