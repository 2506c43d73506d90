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

export const BETWEEN_NAMES = '\n';

/**
 * @param ref see `companyRef`
 * @param other the company that the customer declared to be different
 */
export const debtorOfPath = (applicationId: string, ref: string, name: string, other: string | null = null) =>
  `${factoringAddresses.path(applicationId, 'debtor')}&${new URLSearchParams({ ref, name, ...(other && { [OTHER_COMPANY]: other }) })}`;

export const companyOfPath = (applicationId: string, name: string) =>
  `${factoringAddresses.path(applicationId, 'company')}${name && `&${new URLSearchParams({ name })}`}`;

export const SECTION_FORM = 'factoring-section';
export const DEBTOR_FORM = 'debtor';
export const COMPANY_FORM = 'company';
export const DELETION_FORM = 'deletion';
export const coverForm = (debitorId: string) => `cover-${debitorId}`;

export const COVER = 'cover';
export const DEBTOR = 'debitor';
