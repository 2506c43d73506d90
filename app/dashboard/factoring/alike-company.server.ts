import type { Application } from '~/api/applications.server';
import { debtors } from '~/api/factoring.server';
import type { Outcome } from '~/forms/run-task.server';
import type { Visit } from '~/request/visit.server';
import { OTHER_COMPANY } from './addresses';
import type { DebtorMore } from './factoring-answer';
import { companyAlike, type NamedCompany } from './rules/debtor-company';

/** Browsers send `BETWEEN_NAMES` as CR LF. */
const LINE_BREAK = /\r?\n/;

/**
 * Asks about each similar company of the application in turn (FACT-06). Null if none is left. Debtors that cannot be listed are not asked about:
 * the lending API refuses a duplicate.
 */
export async function askIfAlike(
  { visit, application, form }: { visit: Visit; application: Application; form: FormData },
  company: NamedCompany,
): Promise<Outcome<never, DebtorMore> | null> {
  const listed = await debtors.list(visit.api, application.applicationId);
  const names = listed.ok ? listed.data.map((debtor) => debtor.company.company_name) : [];
  const applicant = { name: application.companyName, country: application.companyCountry ?? null };
  const denied = saidToBeAnother(visit, form)?.split(LINE_BREAK) ?? [];
  const alike = companyAlike(company, { applicant, debtors: names, denied });
  return alike && { kind: 'open', more: { alike } };
}

/** The companies that the customer has said to be others, joined by `BETWEEN_NAMES`: by a button of the form, or on the form before. */
export function saidToBeAnother(visit: Pick<Visit, 'url'>, form: FormData): string | null {
  return form.get(OTHER_COMPANY)?.toString() ?? visit.url.searchParams.get(OTHER_COMPANY);
}
