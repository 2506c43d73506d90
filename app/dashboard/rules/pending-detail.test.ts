import { describe, expect, it } from 'vitest';
import { type PendingDetail, pendingDetailOf } from './pending-items';

const CASES: [code: string, values: Record<string, unknown> | null, PendingDetail][] = [
  [
    'err_signatories_data_incomplete',
    { signatory_id: 's-1', first_name: 'Jonas', last_name: 'Brandt', missing: ['birthdate', 'telephone'] },
    { kind: 'person', id: 's-1', name: 'Jonas Brandt', missing: ['birthdate', 'telephone'] },
  ],
  [
    'err_required_documents_missing',
    { document_types: ['bwa_susa'] },
    { kind: 'documents', code: 'err_required_documents_missing', types: ['bwa_susa'] },
  ],
  [
    'err_document_too_old',
    { document_types: ['bwa_susa'] },
    { kind: 'documents', code: 'err_document_too_old', types: ['bwa_susa'] },
  ],
  [
    'err_debt_registry_missing',
    { document_types: ['debt_ledger'], oldest: '2026-02-26' },
    { kind: 'debtRegister', oldest: '2026-02-26' },
  ],
  ['err_debt_registry_missing', null, { kind: 'debtRegister', oldest: null }],
  ['err_share_percentage_greater_then_100', { total: 1.05 }, { kind: 'shares', total: 1.05 }],
  [
    'err_factoring_details_not_added',
    { missing: ['invoices', 'debtors'] },
    { kind: 'factoring', missing: ['invoices', 'debtors'] },
  ],
  ['err_application_no_iban', null, { kind: 'code', code: 'err_application_no_iban' }],
  ['err_newer_than_the_portal', { a: 1 }, { kind: 'code', code: 'err_newer_than_the_portal' }],
];

describe('OVER-07 pendingDetailOf (details of an open item)', () => {
  it.each(CASES)('returns the details of the open item %s: %o', (code, values, detail) => {
    expect(pendingDetailOf({ code, values })).toEqual(detail);
  });

  it.each([
    ['err_signatories_data_incomplete', { signatory_id: 7, missing: [] }],
    [
      'err_signatories_data_incomplete',
      { signatory_id: 's', first_name: '', last_name: null, missing: ['street'] },
    ],
    ['err_required_documents_missing', { document_types: 'bwa' }],
    ['err_share_percentage_greater_then_100', null],
    ['err_factoring_details_not_added', { missing: [] }],
  ])('returns only the code %s if the values of the open item are invalid: %o', (code, values) => {
    expect(pendingDetailOf({ code, values })).toEqual({ kind: 'code', code });
  });
});
