import { PENDING_ACTIONS } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import { type PendingItem, toDoPath, toDoTabOf } from './pending-items';
import { tabPath } from './tabs';

const item = (
  name: PendingItem['name'],
  code = 'err_x',
  values: Record<string, unknown> = {},
): PendingItem => ({
  name,
  errors: [{ code, values }],
});

const AT = '/dashboard/applications/a1';

describe('OVER-07 toDoPath (URL of an open item)', () => {
  it.each<[PendingItem, string | null]>([
    [item('email_verification'), null],
    [item('bank_information'), `${AT}?edit=bank`],
    [item('company_tax_number'), `${AT}?edit=tax-number`],
    [item('signatories_specified', 'err_application_no_signatories'), `${AT}/representatives?add`],
    [item('signatories_specified', 'err_share_percentage_greater_then_100'), `${AT}/representatives`],
    [
      item('signatories_minimum_data', 'err_signatories_data_incomplete', {
        signatory_id: 's 1',
        first_name: 'Jonas',
        missing: ['street'],
      }),
      `${AT}/representatives?edit=s%201`,
    ],
    [item('signatories_minimum_data', 'err_signatories_data_incomplete'), `${AT}/representatives`],
    [
      item('documents', 'err_document_too_old', { document_types: ['bwa_susa', 'other'] }),
      `${AT}/documents#bwa_susa`,
    ],
    [item('documents'), `${AT}/documents`],
    [item('debt_register'), `${AT}/documents#debt_ledger`],
    [item('finance_objects'), `${AT}/objects?add`],
    [item('signature'), `${AT}/signatures`],
    [
      item('factoring_details', 'err_factoring_details_not_added', { missing: ['risk_protection'] }),
      `${AT}/factoring?edit=risk_protection`,
    ],
    [
      item('factoring_details', 'err_factoring_details_not_added', { missing: ['debtors'] }),
      `${AT}/factoring?add`,
    ],
    [item('other'), null],
  ])('returns the URL at which the user completes the open item: %o', (pending, target) => {
    expect(toDoPath(pending, 'a1')).toBe(target);
  });
});

describe('OVER-02 toDoTabOf (tab of an open item)', () => {
  const names = [...PENDING_ACTIONS, 'other'] as const;
  it.each(names)('the result is the tab that the URL of the open item opens: %s', (name) => {
    const { pathname } = new URL(toDoPath(item(name), 'a1') ?? AT, 'https://portal.example');
    expect(tabPath('a1', toDoTabOf(name))).toBe(pathname);
  });
});
