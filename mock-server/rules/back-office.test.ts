import { expect, test } from 'vitest';
import { findNextBackOfficeStatus } from './back-office';
import { type FlowName, STATUS_FLOWS } from './status-flow';

test.each<[FlowName, string, string | undefined]>([
  ['loan', 'pre_check', 'Open'],
  ['loan', 'Open', undefined],
  ['loan', 'submitted', 'Internal_Review'],
  ['loan', 'offer_accepted', 'Signature'],
  ['loan', 'Signature', undefined],
  ['loan', 'Final_Review', 'Approved'],
  ['loan', 'Paid_Out', undefined],
  ['loan', 'Rejected', undefined],
  ['loan', 'Reopened', 'Open'],
  ['loan', 'ubo_check', undefined],
  ['loan', 'screening', undefined],
  ['loan', 'awaiting_the_moon', undefined],
  ['bank_product', 'bank_submitted', 'external_pricing'],
  ['factoring', 'final_sales_check', 'Signature'],
  ['factoring', 'gifts_entry', 'limit_active'],
])('the flow %s in the status %s continues to %s automatically (D-22)', (flow, status, next) => {
  expect(findNextBackOfficeStatus(flow, status)).toBe(next);
});

test.each(Object.keys(STATUS_FLOWS) as FlowName[])(
  'the automatic step of %s never leaves its flow',
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
