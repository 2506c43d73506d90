import { expect, it } from 'vitest';
import { normalizeApplicationStatus } from './application-status';

it.each([
  ['Open', 'open'],
  ['OPEN', 'open'],
  ['paid out', 'paid_out'],
  ['Paid-Out', 'paid_out'],
  ['awaiting  payout', 'awaiting_payout'],
  ['Sales Pre-Check Backlog', 'sales_pre_check_backlog'],
  [' signature\n', 'signature'],
  ['', ''],
])('D-20: normalizeApplicationStatus reads %j as %j', (rawStatus, status) => {
  expect(normalizeApplicationStatus(rawStatus)).toBe(status);
});
