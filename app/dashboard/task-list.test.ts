import { describe, expect, it } from 'vitest';
import type { PendingItem } from './pending-items';
import { type Tasked, taskList } from './task-list';

const OPEN_LOAN: Tasked = {
  status: 'not_completed',
  beforeSubmission: true,
  loanType: 'working_capital',
  needsDebtRegister: true,
  signsHere: false,
};

const open = (...names: PendingItem['name'][]): PendingItem[] => names.map((name) => ({ name, errors: [] }));

describe('OVER-07 task list', () => {
  it('counts what is done against everything that can apply to the application', () => {
    const pending = open('bank_information', 'signatories_minimum_data', 'documents', 'debt_register');
    const { done, total } = taskList(pending, OPEN_LOAN);
    expect(done).toEqual(['email_verification', 'company_tax_number', 'signatories_specified']);
    expect(total).toBe(7);
  });

  it('takes the data of people nobody has named for neither open nor done', () => {
    const { done, total } = taskList(open('signatories_specified'), OPEN_LOAN);
    expect(done).not.toContain('signatories_minimum_data');
    expect([done.length, total]).toEqual([5, 7]);
  });

  it.each([
    ['an object financing', { loanType: 'object_financing' }, 'finance_objects', 8],
    ['factoring', { loanType: 'factoring', needsDebtRegister: false }, 'factoring_details', 7],
    ['a loan without debt register', { needsDebtRegister: false }, 'documents', 6],
  ] as const)('asks of %s what belongs to it', (_, change, name, total) => {
    const list = taskList([], { ...OPEN_LOAN, ...change });
    expect(list.done.at(-1)).toBe(name);
    expect(list.total).toBe(total);
  });

  it('has while signatures are awaited only one item, and only for who signs', () => {
    const waiting = { ...OPEN_LOAN, status: 'waiting_for_signatures', beforeSubmission: false } as const;
    expect(taskList(open('signature'), { ...waiting, signsHere: true })).toMatchObject({
      done: [],
      total: 1,
    });
    expect(taskList([], { ...waiting, signsHere: true })).toMatchObject({ done: ['signature'], total: 1 });
    expect(taskList([], waiting).total).toBe(0);
  });

  it('has nothing to do once the application is with the lender, unless the server says so', () => {
    const submitted = { ...OPEN_LOAN, status: 'in_review', beforeSubmission: false } as const;
    expect(taskList([], submitted).total).toBe(0);
    expect(taskList(open('documents'), submitted)).toMatchObject({ done: [], total: 1 });
  });

  it('counts a requirement this portal does not know', () => {
    expect(taskList(open('other', 'other'), OPEN_LOAN).total).toBe(9);
  });
});
