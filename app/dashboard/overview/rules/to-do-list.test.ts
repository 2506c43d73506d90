import { describe, expect, it } from 'vitest';
import type { PendingItem } from '~/dashboard/rules/pending-items';
import { createToDoList, type ToDoFacts, toDoStageOf } from './to-do-list';

const OPEN_LOAN: ToDoFacts = {
  status: 'Open',
  loanType: 'working_capital',
  documents: [{ document_type: 'debt_ledger', is_required: true }],
  signsHere: false,
  isApplicant: true,
};

const open = (...names: PendingItem['name'][]): PendingItem[] => names.map((name) => ({ name, errors: [] }));

describe('OVER-07 createToDoList (open and done items of an application)', () => {
  it.each(['Open', 'PRE-CHECK'])(
    'createToDoList in status %s lists as done the items of the application that are not open',
    (status) => {
      const pending = open('bank_information', 'signatories_minimum_data', 'documents', 'debt_register');
      const list = createToDoList(pending, { ...OPEN_LOAN, status });
      expect(list.openItems).toEqual(pending);
      expect(list.doneItems).toEqual(['email_verification', 'company_tax_number']);
    },
  );

  it.each<[string, PendingItem['name'][]]>([
    ['representatives are missing', ['signatories_specified', 'documents']],
    ['the data of people are missing', ['signatories_minimum_data', 'documents']],
    ['documents are missing', ['documents']],
    ['nothing is missing', []],
  ])('keeps the total number of items if %s', (_, names) => {
    const { openItems: left, doneItems } = createToDoList(open(...names), OPEN_LOAN);
    expect(left.length + doneItems.length).toBe(6);
  });

  it.each([
    ['an object financing', { loanType: 'object_financing', documents: [] }, 'finance_objects'],
    ['factoring', { loanType: 'factoring', documents: [] }, 'factoring_details'],
    ['a loan with a debt register', {}, 'debt_register'],
    ['a loan without documents', { documents: [] }, null],
    [
      'a loan with an optional debt register',
      { documents: [{ document_type: 'debt_ledger', is_required: false }] },
      null,
    ],
  ] as const)('contains for %s the common items and the item for that loan type', (_, change, name) => {
    const itemsOfEveryApplicant = [
      'email_verification',
      'bank_information',
      'company_tax_number',
      'signatories_specified',
      'documents',
    ];
    expect(createToDoList([], { ...OPEN_LOAN, ...change }).doneItems).toEqual([
      ...itemsOfEveryApplicant,
      ...(name === null ? [] : [name]),
    ]);
  });

  it.each([
    [['signature'], true, []],
    [[], true, ['signature']],
    [[], false, []],
  ] as const)(
    'while signatures are awaited, with the open items %j (user signs: %s), lists as done %j',
    (names, signsHere, done) => {
      expect(
        createToDoList(open(...names), { ...OPEN_LOAN, status: 'Signature', signsHere }).doneItems,
      ).toEqual(done);
    },
  );

  it('the list is empty after submission, unless the server reports items', () => {
    const submitted = { ...OPEN_LOAN, status: 'Submitted' };
    expect(createToDoList([], submitted)).toEqual({ openItems: [], doneItems: [] });
    expect(createToDoList(open('documents'), submitted)).toEqual({
      openItems: open('documents'),
      doneItems: [],
    });
  });

  it('SIGN-09: hides completed items from users who only sign', () => {
    const jonas = { ...OPEN_LOAN, signsHere: true, isApplicant: false };
    expect(createToDoList([], jonas).doneItems).toEqual([]);
    expect(createToDoList([], { ...jonas, status: 'Signature' }).doneItems).toEqual(['signature']);
  });

  it('lists each unknown requirement as open', () => {
    expect(createToDoList(open('other', 'other'), OPEN_LOAN).openItems).toHaveLength(2);
  });
});

it.each([
  ['pre_check', 'preparing'],
  ['Open', 'completing'],
  ['Signature', 'signing'],
  ['Internal_Review', 'asked'],
  ['Rejected', 'asked'],
])('OVER-07: toDoStageOf (stage of the to-do list) for %s returns %s', (status, stage) => {
  expect(toDoStageOf(status)).toBe(stage);
});
