import { expect, it } from 'vitest';
import { historyOf, receiptOf } from './receipt';

it.each([
  ['pre_check', null],
  ['Open', null],
  ['Submitted', 'submitted'],
  ['Internal_Review_Analysis', 'submitted'],
  ['offer_available', 'submitted'],
  ['Signature', 'submitted'],
  ['Final_Review', 'signed'],
  ['awaiting_payout', 'signed'],
  ['gifts_entry', 'signed'],
  ['Paid_Out', 'paidOut'],
  ['limit_active', 'paidOut'],
  ['Rejected', null],
  ['invented', null],
])('receiptOf: an application with the status %s has the confirmation %s', (status, receipt) => {
  expect(receiptOf(status)).toBe(receipt);
});

it('historyOf lists only what the lending API dates, latest first, uploads of one hour together', () => {
  const history = historyOf({
    created: '2026-03-04T09:12:00Z',
    uploads: ['2026-03-08T18:02:00Z', '2026-03-08T18:40:00+00:00', '2026-03-10T14:20:00Z'],
    signatures: [{ name: 'Katrin Brandt', at: '2026-03-18T18:05:00+01:00' }],
  });
  expect(history).toEqual([
    { at: '2026-03-18T18:05:00+01:00', kind: 'signed', name: 'Katrin Brandt' },
    { at: '2026-03-10T14:20:00Z', kind: 'uploaded', count: 1 },
    { at: '2026-03-08T18:40:00+00:00', kind: 'uploaded', count: 2 },
    { at: '2026-03-04T09:12:00Z', kind: 'requested' },
  ]);
});
