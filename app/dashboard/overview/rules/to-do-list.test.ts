import { describe, expect, it } from 'vitest';
import type { PendingItem } from './pending-items';
import { type ToDoFacts, toDoList } from './to-do-list';

const OPEN_LOAN: ToDoFacts = {
  status: 'Open',
  loanType: 'working_capital',
  documents: [{ document_type: 'debt_ledger', is_required: true }],
  signsHere: false,
  applies: true,
};

const open = (...names: PendingItem['name'][]): PendingItem[] => names.map((name) => ({ name, errors: [] }));

describe('OVER-07 list of to-dos', () => {
  it.each(['Open', 'PRE-CHECK'])('sets what is open in %s against everything that can apply', (status) => {
    const pending = open('bank_information', 'signatories_minimum_data', 'documents', 'debt_register');
    const list = toDoList(pending, { ...OPEN_LOAN, status });
    expect(list.open).toEqual(pending);
    expect(list.done).toEqual(['email_verification', 'company_tax_number', 'signatories_specified']);
  });

  it('takes the data of people nobody has named for neither open nor done', () => {
    const { done } = toDoList(open('signatories_specified'), OPEN_LOAN);
    expect(done).toEqual([
      'email_verification',
      'bank_information',
      'company_tax_number',
      'documents',
      'debt_register',
    ]);
  });

  it.each([
    ['an object financing', { loanType: 'object_financing', documents: [] }, 'finance_objects'],
    ['factoring', { loanType: 'factoring', documents: [] }, 'factoring_details'],
    ['a loan with a debt register', {}, 'debt_register'],
    ['a loan without one', { documents: [] }, null],
    [
      'a loan that may do without',
      { documents: [{ document_type: 'debt_ledger', is_required: false }] },
      null,
    ],
  ] as const)('asks of %s what belongs to it', (_, change, name) => {
    const ofEverybody = [
      'email_verification',
      'bank_information',
      'company_tax_number',
      'signatories_specified',
      'signatories_minimum_data',
      'documents',
    ];
    expect(toDoList([], { ...OPEN_LOAN, ...change }).done).toEqual([
      ...ofEverybody,
      ...(name === null ? [] : [name]),
    ]);
  });

  it.each([
    [['signature'], true, []],
    [[], true, ['signature']],
    [[], false, []],
  ] as const)(
    'while signatures are awaited and %j is open, has done for who signs (%s): %j',
    (names, signsHere, done) => {
      expect(toDoList(open(...names), { ...OPEN_LOAN, status: 'Signature', signsHere }).done).toEqual(done);
    },
  );

  it('has nothing to do once the application is with the lender, unless the server says so', () => {
    const submitted = { ...OPEN_LOAN, status: 'Submitted' };
    expect(toDoList([], submitted)).toEqual({ open: [], done: [] });
    expect(toDoList(open('documents'), submitted)).toEqual({ open: open('documents'), done: [] });
  });

  it('SIGN-09: tells who only signs of nothing that the applicant has done', () => {
    const jonas = { ...OPEN_LOAN, signsHere: true, applies: false };
    expect(toDoList([], jonas).done).toEqual([]);
    expect(toDoList([], { ...jonas, status: 'Signature' }).done).toEqual(['signature']);
  });

  it('shows a requirement this portal does not know', () => {
    expect(toDoList(open('other', 'other'), OPEN_LOAN).open).toHaveLength(2);
  });
});
