import { taskAddresses } from '~/dashboard/task-address';

/** What the tab can be asked for: to fill in a card, to change or remove a debtor, to add one, or its company. */
export const factoringAddresses = taskAddresses('factoring', {
  financials: '?edit=financials',
  invoices: '?edit=invoices',
  risk_protection: '?edit=risk_protection',
  sales: '?debtor=',
  deletion: '?delete=',
  company: '?company',
  debtor: '?add',
});

/** Names of similar companies that the customer has said to be others: in a form's button, and in the address of the next form. */
export const OTHER_COMPANY = 'other_company';

/** No company's name has a line break. */
export const BETWEEN_NAMES = '\n';

/**
 * Where a company is added as debtor that is chosen already. @param ref how it is named, see `companyRef` @param other the company that it was
 * said not to be
 */
export const debtorOfPath = (applicationId: string, ref: string, name: string, other: string | null = null) =>
  `${factoringAddresses.path(applicationId, 'debtor')}&${new URLSearchParams({ ref, name, ...(other && { [OTHER_COMPANY]: other }) })}`;

/** Where a company of this name is added that no search finds. */
export const companyOfPath = (applicationId: string, name: string) =>
  `${factoringAddresses.path(applicationId, 'company')}${name && `&${new URLSearchParams({ name })}`}`;

export const SECTION_FORM = 'factoring-section';
export const DEBTOR_FORM = 'debtor';
export const COMPANY_FORM = 'company';
export const DELETION_FORM = 'deletion';
export const coverForm = (debitorId: string) => `cover-${debitorId}`;

/** The form that asks for cover says so as its intent, and for whom, in hidden fields. */
export const COVER = 'cover';
export const DEBTOR = 'debitor';
