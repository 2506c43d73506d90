import { expect, it } from 'vitest';
import { displayedStatusOf } from './displayed-status';

it.each([
  ['Open', 'not_completed'],
  ['Internal_Review', 'in_review'],
  ['offer_accepted', 'in_review'],
  ['sales_pre_check', 'in_review'],
  ['final-sales check', 'in_review'],
  ['Signature', 'waiting_for_signatures'],
  ['AWAITING PAYOUT', 'in_review_after_signature'],
  ['Paid-Out', 'paid_out'],
  ['limit_active', 'signed'],
  ['rejected', 'closed'],
  ['ubo_check', 'unknown'],
  ['Final_Offer', 'unknown'],
  ['Reopened', 'unknown'],
  ['Bank_Open', 'unknown'],
  ['awaiting_the_moon', 'unknown'],
  ['constructor', 'unknown'],
])('the list of statuses shows the API status %s as %s', (status, displayed) => {
  expect(displayedStatusOf(status)).toBe(displayed);
});
