import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Application } from '~/api/applications.server';
import { debtors } from '~/api/factoring.server';
import type { TaskOutcome } from '~/forms/run-task.server';
import type { PortalRequest } from '~/request/portal-request';
import type { DebtorTaskData } from './factoring-page.server';
import {
  findSimilarCompany,
  type KnownCompany,
  type NamedCompany,
  type SimilarCompany,
  toKnownCompany,
} from './rules/debtor-company';
import { OTHER_COMPANY_PARAM } from './urls';

const LINE_BREAK = /\r?\n/;

/** FACT-06. Null also if debtors cannot be listed, because the lending API refuses duplicates anyway. */
export async function askAboutSimilarCompany(
  { request, application, form }: { request: PortalRequest; application: Application; form: FormData },
  company: NamedCompany,
): Promise<TaskOutcome<never, DebtorTaskData> | null> {
  const knownCompanies = await listDebtorNames(request, application);
  const declaredNames = readDeclaredOtherNames(request, form);
  const similarCompany = readSimilarCompany(application, company, { knownCompanies, declaredNames });
  return similarCompany && { kind: 'open', extraData: { similarCompany } };
}

const MAX_NAMES_PER_TURN = 100;

/** Yields to the event loop during a long list. */
export async function listDebtorNames(
  request: PortalRequest,
  application: Application,
): Promise<KnownCompany[]> {
  const listResult = await debtors.list(request.api, application.applicationId);
  const knownCompanies: KnownCompany[] = [];
  for (const [position, { company }] of (listResult.ok ? listResult.data : []).entries()) {
    if (position > 0 && position % MAX_NAMES_PER_TURN === 0) await nextTurn();
    knownCompanies.push(toKnownCompany(company.company_name));
  }
  return knownCompanies;
}

export function readSimilarCompany(
  application: Application,
  company: NamedCompany,
  {
    knownCompanies,
    declaredNames,
  }: { knownCompanies: readonly KnownCompany[]; declaredNames: string | null },
): SimilarCompany | null {
  const applicant = { name: application.companyName, country: application.companyCountry ?? null };
  const otherNames = declaredNames?.split(LINE_BREAK) ?? [];
  return findSimilarCompany(company, { applicant, debtors: knownCompanies, otherNames });
}

export function readDeclaredOtherNames(request: Pick<PortalRequest, 'facts'>, form: FormData): string | null {
  return form.get(OTHER_COMPANY_PARAM)?.toString() ?? request.facts.url.searchParams.get(OTHER_COMPANY_PARAM);
}
