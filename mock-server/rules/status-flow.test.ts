import { describe, expect, test } from 'vitest';
import {
  hasReachedStatus,
  listAllowedTransitions,
  nextStatusOf,
  parseStatus,
  STATUS_FLOWS,
  type StatusActor,
  statusFlowOf,
} from './status-flow';

test('STATUS_FLOWS lists the statuses of each flow in the order of D-22 (SIM-03)', () => {
  expect(STATUS_FLOWS.loan.join(' ')).toBe(
    'pre_check Open Submitted Internal_Review Pricing offer_available offer_accepted Signature Final_Review Approved Awaiting_Payout Paid_Out',
  );
  expect(STATUS_FLOWS.bank_product.join(' ')).toBe(
    'Open bank_submitted external_pricing offer_available offer_accepted Signature Final_Review Awaiting_Payout Paid_Out',
  );
  expect(STATUS_FLOWS.factoring.join(' ')).toBe(
    'Open Submitted sales_pre_check_backlog sales_pre_check_qualitative sales_pre_check_financials internal_review_backlog ' +
      'internal_review_analysis internal_review_approval screening_backlog screening final_sales_check Signature gifts_entry limit_active',
  );
});

test.each([
  ['factoring', 'factoring'],
  ['real_estate', 'bank_product'],
  ['structured_finance', 'bank_product'],
  ['working_capital', 'loan'],
  ['something_new', 'loan'],
])('the loan type %s uses the status flow %s', (loanType, flow) => {
  expect(statusFlowOf(loanType)).toBe(flow);
});

test.each([
  ['Open', 'Open'],
  ['open', 'Open'],
  ['paid out', 'Paid_Out'],
  ['PAID-OUT', 'Paid_Out'],
  [' Awaiting Payout ', 'Awaiting_Payout'],
  ['Sales_Pre_Check_Backlog', 'sales_pre_check_backlog'],
  ['awaiting_the_moon', undefined],
])('parseStatus for the spelling "%s" returns %s (D-20)', (status, known) => {
  expect(parseStatus(status)).toBe(known);
});

describe('nextStatusOf and hasReachedStatus', () => {
  test('nextStatusOf returns the next status of the same flow', () => {
    expect(nextStatusOf('loan', 'open')).toBe('Submitted');
    expect(nextStatusOf('bank_product', 'Open')).toBe('bank_submitted');
    expect(nextStatusOf('factoring', 'Signature')).toBe('gifts_entry');
  });

  test('nextStatusOf returns undefined for the last status and for statuses outside of the flow', () => {
    expect(nextStatusOf('loan', 'Paid_Out')).toBeUndefined();
    expect(nextStatusOf('loan', 'screening')).toBeUndefined();
    expect(nextStatusOf('loan', 'Rejected')).toBeUndefined();
  });

  test.each([
    ['loan', 'offer_accepted', false],
    ['loan', 'Signature', true],
    ['loan', 'paid out', true],
    ['factoring', 'limit_active', true],
    ['factoring', 'Paid_Out', false],
    ['loan', 'ubo_check', false],
  ] as const)(
    'hasReachedStatus for the signature in the flow %s and the status %s returns %s',
    (flow, status, expected) => {
      expect(hasReachedStatus(flow, status, 'Signature')).toBe(expected);
    },
  );

  test.each([
    ['factoring', 'Open', 'Open', true],
    ['loan', 'Rejected', 'pre_check', false],
    ['factoring', 'limit_active', 'Paid_Out', false],
    ['bank_product', 'awaiting_the_moon', 'pre_check', false],
  ] as const)(
    'hasReachedStatus in the flow %s and the status %s for the milestone %s returns %s',
    (flow, status, milestone, expected) => {
      expect(hasReachedStatus(flow, status, milestone)).toBe(expected);
    },
  );
});

describe('listAllowedTransitions (D-22)', () => {
  test.each<[keyof typeof STATUS_FLOWS, string, StatusActor, string[]]>([
    ['loan', 'Open', 'customer', ['Submitted']],
    ['loan', 'Open', 'server', []],
    ['loan', 'Open', 'back_office', ['Rejected']],
    ['loan', 'pre_check', 'back_office', ['Open', 'Rejected']],
    ['loan', 'Submitted', 'customer', []],
    ['loan', 'Submitted', 'back_office', ['Internal_Review', 'Rejected', 'Reopened']],
    ['loan', 'Signature', 'customer', []],
    ['loan', 'Signature', 'server', ['Final_Review']],
    ['loan', 'Signature', 'back_office', ['Rejected', 'Reopened']],
    ['loan', 'Final_Review', 'back_office', ['Approved']],
    ['loan', 'Paid_Out', 'back_office', []],
    ['loan', 'Rejected', 'back_office', ['Reopened']],
    ['loan', 'Rejected', 'customer', []],
    ['loan', 'Reopened', 'back_office', ['Open', 'Rejected']],
    ['factoring', 'final_sales_check', 'back_office', ['Signature', 'Rejected', 'Reopened']],
    ['factoring', 'Signature', 'server', ['gifts_entry']],
    ['bank_product', 'Open', 'customer', ['bank_submitted']],
    ['loan', 'ubo_check', 'back_office', ['Rejected', 'Reopened']],
  ])(
    'lists for the flow %s in the status %s the next statuses by the %s',
    (flow, status, mover, expected) => {
      expect(listAllowedTransitions(flow, status, mover)).toEqual(expected);
    },
  );
});
