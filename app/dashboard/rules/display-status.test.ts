import { describe, expect, it } from 'vitest';
import { displayStatusOf, unknownStatusOf } from './display-status';

describe('displayStatusOf (status that the portal shows for an API status)', () => {
  it.each([
    ['Open', 'not_completed'],
    ['Signature', 'waiting_for_signatures'],
    ['pre_check', 'in_review'],
    ['Submitted', 'in_review'],
    ['Internal_Review', 'in_review'],
    ['internal_review_backlog', 'in_review'],
    ['internal_review_analysis', 'in_review'],
    ['internal_review_approval', 'in_review'],
    ['Pricing', 'in_review'],
    ['internal_pricing', 'in_review'],
    ['external_pricing', 'in_review'],
    ['bank_submitted', 'in_review'],
    ['offer_available', 'in_review'],
    ['offer_accepted', 'in_review'],
    ['sales_pre_check', 'in_review'],
    ['sales_pre_check_backlog', 'in_review'],
    ['sales_pre_check_qualitative', 'in_review'],
    ['sales_pre_check_financials', 'in_review'],
    ['screening_backlog', 'in_review'],
    ['screening', 'in_review'],
    ['final_sales_check', 'in_review'],
    ['Final_Review', 'in_review_after_signature'],
    ['Approved', 'in_review_after_signature'],
    ['Awaiting_Payout', 'in_review_after_signature'],
    ['gifts_entry', 'signed'],
    ['limit_active', 'signed'],
    ['Paid_Out', 'paid_out'],
    ['Rejected', 'closed'],
  ])('LIST-06: maps %s to %s', (raw, shown) => {
    expect(displayStatusOf(raw)).toBe(shown);
  });

  it.each([
    ['OPEN', 'not_completed'],
    ['paid out', 'paid_out'],
    ['Paid-Out', 'paid_out'],
    ['AWAITING_PAYOUT', 'in_review_after_signature'],
    ['awaiting  payout', 'in_review_after_signature'],
    ['Sales Pre-Check Backlog', 'in_review'],
    [' signature\n', 'waiting_for_signatures'],
  ])('LIST-06: accepts the spelling "%s" (D-20)', (raw, shown) => {
    expect(displayStatusOf(raw)).toBe(shown);
  });

  it.each([
    'Final_Offer',
    'Reopened',
    'Bank_Open',
    'ubo_check',
    '',
    'reopen',
    'paidout',
    'constructor',
    '__proto__',
  ])('LIST-06: maps the API status "%s", for which the portal shows no status, to unknown (D-21)', (raw) => {
    expect(displayStatusOf(raw)).toBe('unknown');
  });
});

describe('unknownStatusOf (status that the portal does not know)', () => {
  it.each([
    ['Under_Review_By_Z', 'Under_Review_By_Z'],
    ['Final_Offer', null],
    ['paid out', null],
  ])(
    'D-21: returns the name of a status that the specification lacks, else null: %s gives %s',
    (raw, shown) => {
      expect(unknownStatusOf(raw)).toBe(shown);
    },
  );
});
