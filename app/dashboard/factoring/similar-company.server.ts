import type { Application } from '~/api/applications.server';
import { debtors } from '~/api/factoring.server';
import type { TaskOutcome } from '~/forms/run-task.server';
import type { PortalRequest } from '~/request/portal-request';
import { OTHER_COMPANY_PARAM } from './addresses';
import type { DebtorAnswerData } from './factoring-page.server';
import { findSimilarCompany, type NamedCompany, type SimilarCompany } from './rules/debtor-company';

const LINE_BREAK = /\r?\n/;

/** FACT-06. Null also if debtors cannot be listed: the lending API refuses duplicates. */
export async function askAboutSimilarCompany(
  { request, application, form }: { request: PortalRequest; application: Application; form: FormData },
  company: NamedCompany,
): Promise<TaskOutcome<never, DebtorAnswerData> | null> {
  const known = await listDebtorNames(request, application);
  const declared = readDeclaredOtherNames(request, form);
  const similar = readSimilarCompany(application, company, { known, declared });
  return similar && { kind: 'open', more: { similar } };
}

export async function listDebtorNames(request: PortalRequest, application: Application): Promise<string[]> {
  const listed = await debtors.list(request.api, application.applicationId);
  return listed.ok ? listed.data.map((debtor) => debtor.company.company_name) : [];
}

export function readSimilarCompany(
  application: Application,
  company: NamedCompany,
  { known, declared }: { known: readonly string[]; declared: string | null },
): SimilarCompany | null {
  const applicant = { name: application.companyName, country: application.companyCountry ?? null };
  const otherNames = declared?.split(LINE_BREAK) ?? [];
  return findSimilarCompany(company, { applicant, debtors: known, otherNames });
}

export function readDeclaredOtherNames(request: Pick<PortalRequest, 'facts'>, form: FormData): string | null {
  return form.get(OTHER_COMPANY_PARAM)?.toString() ?? request.facts.url.searchParams.get(OTHER_COMPANY_PARAM);
}
