import { createTaskUrls } from '~/dashboard/rules/tabs';

export const factoringTaskUrls = createTaskUrls('factoring', {
  financials: '?edit=financials',
  invoices: '?edit=invoices',
  risk_protection: '?edit=risk_protection',
  sales: '?debtor=',
  deletion: '?delete=',
  company: '?company',
  debtor: '?add',
});

export const OTHER_COMPANY_PARAM = 'other_company';

export const NAME_SEPARATOR = '\n';

export const ROW_PARAM = 'row';

/**
 * @param ref company as `encodeCompanyRef` encodes it
 * @param otherCompany similar company that the customer declared to be different
 */
export const debtorQuery = (
  ref: string,
  name: string,
  row: string | null,
  otherCompany: string | null = null,
) =>
  `?add&${new URLSearchParams({ ref, name, ...(row && { [ROW_PARAM]: row }), ...(otherCompany && { [OTHER_COMPANY_PARAM]: otherCompany }) })}`;

export const companyQuery = (name: string, row: number) =>
  `?company&${new URLSearchParams({ ...(name && { name }), [ROW_PARAM]: String(row) })}`;

export const SECTION_FORM_ID = 'factoring-section';
export const DEBTOR_FORM_ID = 'debtor';
export const COMPANY_FORM_ID = 'company';
export const DELETION_FORM_ID = 'deletion';
export const coverFormIdOf = (debitorId: string) => `cover-${debitorId}`;

export const NEW_COMPANY_INTENT = 'new-company';
export const MORE_ROWS_INTENT = 'more';

export const COVER_INTENT = 'cover';
export const DEBTOR_FIELD = 'debitor';
