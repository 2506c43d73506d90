import { expect, it } from 'vitest';
import { applicationStatus } from './application-status';

it.each([
  ['Open', 'open'],
  ['OPEN', 'open'],
  ['paid out', 'paid_out'],
  ['Paid-Out', 'paid_out'],
  ['awaiting  payout', 'awaiting_payout'],
  ['Sales Pre-Check Backlog', 'sales_pre_check_backlog'],
  [' signature\n', 'signature'],
  ['', ''],
])('D-20: reads the application status %j as %s', (raw, status) => {
  expect(applicationStatus(raw)).toBe(status);
});
