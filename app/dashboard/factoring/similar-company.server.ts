import type { Application } from '~/api/applications.server';
import { debtors } from '~/api/factoring.server';
import type { Outcome } from '~/forms/run-task.server';
import type { PortalRequest } from '~/request/portal-request';
import { OTHER_COMPANY } from './addresses';
import type { DebtorMore } from './factoring-page.server';
import { findSimilarCompany, type NamedCompany } from './rules/debtor-company';

const LINE_BREAK = /\r?\n/;

/**
 * FACT-06. Null if none is left. Skipped if debtors cannot be listed, because the lending API
 * refuses duplicates.
 */
export async function askAboutSimilarCompany(
  { request, application, form }: { request: PortalRequest; application: Application; form: FormData },
  company: NamedCompany,
): Promise<Outcome<never, DebtorMore> | null> {
  const listed = await debtors.list(request.api, application.applicationId);
  const names = listed.ok ? listed.data.map((debtor) => debtor.company.company_name) : [];
  const applicant = { name: application.companyName, country: application.companyCountry ?? null };
  const otherNames = isDeclaredDifferent(request, form)?.split(LINE_BREAK) ?? [];
  const similar = findSimilarCompany(company, { applicant, debtors: names, otherNames });
  return similar && { kind: 'open', more: { similar } };
}

export function isDeclaredDifferent(request: Pick<PortalRequest, 'facts'>, form: FormData): string | null {
  return form.get(OTHER_COMPANY)?.toString() ?? request.facts.url.searchParams.get(OTHER_COMPANY);
}
