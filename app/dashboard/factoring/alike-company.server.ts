import type { Application } from '~/api/applications.server';
import { debtors } from '~/api/factoring.server';
import type { Outcome } from '~/forms/run-task.server';
import type { Visit } from '~/request/visit.server';
import { OTHER_COMPANY } from './addresses';
import type { DebtorMore } from './factoring-answer';
import { type AlikeCompany, companyAlike, type NamedCompany } from './rules/debtor-company';

/**
 * Asks whether a company is one that the application has already, where the names alone cannot tell (FACT-06). Null once the customer has said
 * no, and where nothing has to be asked. Debtors that cannot be listed are not asked about: the lending system refuses the same one twice.
 */
export async function askIfAlike(
  { visit, application, form }: { visit: Visit; application: Application; form: FormData },
  company: NamedCompany,
): Promise<Outcome<never, DebtorMore> | null> {
  const listed = await debtors.list(visit.api, application.applicationId);
  const names = listed.ok ? listed.data.map((debtor) => debtor.company.company_name) : [];
  const applicant = { name: application.companyName, country: application.companyCountry ?? null };
  const alike: AlikeCompany | null = companyAlike(company, { applicant, debtors: names });
  return alike === null || alike.name === saidToBeAnother(visit, form)
    ? null
    : { kind: 'open', more: { alike } };
}

/** The company of which the customer has said that it is another one: by a button of the form, or on the form before. */
export function saidToBeAnother(visit: Pick<Visit, 'url'>, form: FormData): string | null {
  return form.get(OTHER_COMPANY)?.toString() ?? visit.url.searchParams.get(OTHER_COMPANY);
}
