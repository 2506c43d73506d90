import { describe, expect, it } from 'vitest';
import { groupApplications, rowButtonOf } from './applications-list';

describe('applications list', () => {
  it('LIST-02: lists open and signable applications apart from all other applications, both in the order of the API', () => {
    const statuses = ['Paid_Out', 'Signature', 'Rejected', 'open', 'ubo_check', 'SIGNATURE', 'Submitted'];
    const { actionRequired, otherApplications } = groupApplications(statuses.map((status) => ({ status })));
    expect(actionRequired.map(({ status }) => status)).toEqual(['Signature', 'open', 'SIGNATURE']);
    expect(otherApplications.map(({ status }) => status)).toEqual([
      'Paid_Out',
      'Rejected',
      'ubo_check',
      'Submitted',
    ]);
  });

  it.each([
    ['not_completed', 'complete', 'filled'],
    ['waiting_for_signatures', 'view', 'filled'],
    ['in_review', 'view', 'outlined'],
    ['in_review_after_signature', 'view', 'outlined'],
    ['signed', 'view', 'outlined'],
    ['paid_out', 'view', 'outlined'],
    ['closed', 'view', 'outlined'],
    ['unknown', 'view', 'outlined'],
  ] as const)('LIST-03: shows for status %s the button "%s" in variant %s', (status, label, variant) => {
    expect(rowButtonOf(status)).toEqual({ label, variant });
  });
});
