import { expect, it } from 'vitest';
import { createHistory, listSigningPreparations, receiptKindOf } from './receipt';

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
  ['limit_active', 'limitActive'],
  ['Rejected', null],
  ['invented', null],
])('receiptKindOf (kind of confirmation page) for the status %s returns %s', (status, receipt) => {
  expect(receiptKindOf(status)).toBe(receipt);
});

it('createHistory (history of an application) returns only dated events, latest first, with the files of one hour together', () => {
  const history = createHistory({
    created: '2026-03-04T09:12:00Z',
    submitted: '2026-03-11T07:30:00Z',
    files: [
      { at: '2026-03-08T18:02:00Z', name: 'Bank statements', isFromLender: false },
      { at: '2026-03-08T18:40:00+00:00', name: 'Bank statements', isFromLender: false },
      { at: '2026-03-08T18:45:00+00:00', name: 'Offer', isFromLender: true },
      { at: '2026-03-10T14:20:00Z', name: 'Schedule of debts', isFromLender: false },
    ],
    signatures: [{ name: 'Katrin Brandt', at: '2026-03-18T18:05:00+01:00' }],
  });
  expect(history).toEqual([
    { at: '2026-03-18T18:05:00+01:00', kind: 'signed', name: 'Katrin Brandt' },
    { at: '2026-03-11T07:30:00Z', kind: 'submitted' },
    { at: '2026-03-10T14:20:00Z', kind: 'uploaded', count: 1, names: ['Schedule of debts'] },
    { at: '2026-03-08T18:45:00+00:00', kind: 'provided', count: 1, names: ['Offer'] },
    { at: '2026-03-08T18:40:00+00:00', kind: 'uploaded', count: 2, names: ['Bank statements'] },
    { at: '2026-03-04T09:12:00Z', kind: 'requested' },
  ]);
});

it('createHistory lists uploads before and after a submission or signature as separate entries, even within one hour', () => {
  const file = (at: string) => ({ at, name: 'Offer', isFromLender: false });
  const history = createHistory({
    created: '2026-03-04T09:00:00Z',
    submitted: '2026-03-04T09:20:00Z',
    files: ['09:10', '09:15', '09:30', '09:50'].map((time) => file(`2026-03-04T${time}:00Z`)),
    signatures: [{ name: 'Katrin Brandt', at: '2026-03-04T09:40:00Z' }],
  });
  expect(
    history.map((event) => [event.at.slice(11, 16), event.kind, 'count' in event && event.count]),
  ).toEqual([
    ['09:50', 'uploaded', 1],
    ['09:40', 'signed', false],
    ['09:30', 'uploaded', 1],
    ['09:20', 'submitted', false],
    ['09:15', 'uploaded', 2],
    ['09:00', 'requested', false],
  ]);
});

it('createHistory omits a submission that the portal did not record', () => {
  const history = createHistory({
    created: '2026-03-04T09:12:00Z',
    submitted: null,
    files: [],
    signatures: [],
  });
  expect(history).toEqual([{ at: '2026-03-04T09:12:00Z', kind: 'requested' }]);
});

const ALL = { isApplicant: true, otherSigners: ['Jonas Brandt'], mayBook: true, mayUpload: true };

it.each([
  ['Submitted', ALL, ['identity', 'others', 'documents', 'appointment']],
  ['offer_available', ALL, ['identity', 'others', 'documents', 'appointment']],
  ['Submitted', { ...ALL, otherSigners: [], mayBook: false, mayUpload: false }, ['identity']],
  ['Submitted', { ...ALL, isApplicant: false }, ['identity']],
  ['Signature', ALL, []],
  ['Final_Review', ALL, []],
  ['Paid_Out', ALL, []],
  ['Open', ALL, []],
  ['Rejected', ALL, []],
])(
  'listSigningPreparations (things to prepare during the review) for an application with the status %s and %j returns %j',
  (status, known, expected) => {
    expect(listSigningPreparations({ status, ...known })).toEqual(expected);
  },
);
