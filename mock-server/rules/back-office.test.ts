import { expect, test } from 'vitest';
import { findNextBackOfficeStatus } from './back-office';
import { type FlowName, STATUS_FLOWS } from './status-flow';

test.each<[FlowName, string, string]>([
  ['loan', 'pre_check', 'Open'],
  ['loan', 'submitted', 'Internal_Review'],
  ['loan', 'offer_accepted', 'Signature'],
  ['loan', 'Final_Review', 'Approved'],
  ['loan', 'Reopened', 'Open'],
  ['bank_product', 'bank_submitted', 'external_pricing'],
  ['factoring', 'final_sales_check', 'Signature'],
  ['factoring', 'gifts_entry', 'limit_active'],
])('the status flow %s continues from the status %s to %s automatically (D-22)', (flow, status, next) => {
  expect(findNextBackOfficeStatus(flow, status)).toBe(next);
});

test.each(['Open', 'Signature', 'Paid_Out', 'Rejected', 'ubo_check', 'screening', 'awaiting_the_moon'])(
  'the status flow of loans does not continue automatically from the status %s (D-22)',
  (status) => {
    expect(findNextBackOfficeStatus('loan', status)).toBeUndefined();
  },
);

test.each(Object.keys(STATUS_FLOWS) as FlowName[])(
  'automatic steps lead only to statuses of the status flow %s',
  (flow) => {
    const reached = ['Submitted', 'bank_submitted'].map((start) => {
      const path = [start];
      for (
        let next = findNextBackOfficeStatus(flow, start);
        next !== undefined;
        next = findNextBackOfficeStatus(flow, next)
      )
        path.push(next);
      return path;
    });
    for (const path of reached) expect(['Signature', 'Submitted', 'bank_submitted']).toContain(path.at(-1));
  },
);
