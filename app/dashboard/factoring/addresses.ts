import { taskAddresses } from '~/dashboard/rules/tabs';

export const factoringAddresses = taskAddresses('factoring', {
  financials: '?edit=financials',
  invoices: '?edit=invoices',
  risk_protection: '?edit=risk_protection',
  sales: '?debtor=',
  deletion: '?delete=',
  company: '?company',
  debtor: '?add',
});

export const OTHER_COMPANY = 'other_company';

export const NAME_SEPARATOR = '\n';

export const ROW = 'row';

/** @param ref see `companyRef` @param other company that the customer declared to be different */
export const debtorOfQuery = (ref: string, name: string, row: string | null, other: string | null = null) =>
  `?add&${new URLSearchParams({ ref, name, ...(row && { [ROW]: row }), ...(other && { [OTHER_COMPANY]: other }) })}`;

export const companyOfQuery = (name: string, row: number) =>
  `?company&${new URLSearchParams({ ...(name && { name }), [ROW]: String(row) })}`;

export const SECTION_FORM = 'factoring-section';
export const DEBTOR_FORM = 'debtor';
export const COMPANY_FORM = 'company';
export const DELETION_FORM = 'deletion';
export const coverForm = (debitorId: string) => `cover-${debitorId}`;

export const NEW_COMPANY = 'new-company';
export const MORE_ROWS_INTENT = 'more';

export const COVER = 'cover';
export const DEBTOR = 'debitor';
