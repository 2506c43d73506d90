import { type CompanySuggestion, findCompanies } from '~/api/company-search.server';
import type { ApiResult } from '~/api/result';
import type { Company } from '~/application/draft';
import { type FoundCompany, hasDetailsOf } from '~/application/suggestion';
import type { WizardConfig } from '~/application/wizard-config';
import type { Visit } from '~/session/visit.server';
import type { StepVisit } from './wizard.server';

/**
 * Companies for a name, of the countries the deployment offers (CLA-08, D-12). The search knows one country or all, so with several on
 * offer it is asked for all.
 */
export async function searchCompanies(
  visit: Pick<Visit, 'plainApi'>,
  { countries }: Pick<WizardConfig, 'countries'>,
  name: string,
  signal?: AbortSignal,
): Promise<ApiResult<CompanySuggestion[]>> {
  const [only, ...more] = countries;
  const found = await findCompanies(visit.plainApi, name, more.length === 0 ? only : undefined, signal);
  if (!found.ok) return found;
  const offered = found.data.companyNameSuggestions.filter(({ land }) => !land || countries.includes(land));
  return { ok: true, data: offered };
}

/**
 * The company a suggestion stands for, looked up again: what fills the form comes from the search, never from the page.
 * Null when it can't be found (any more); then the name goes on by itself.
 */
export async function chosenCompany(
  { visit, config, draft }: Pick<StepVisit, 'config' | 'draft'> & { visit: Pick<Visit, 'plainApi'> },
  { name, id }: Company,
): Promise<FoundCompany | null> {
  if (hasDetailsOf(draft, { id, name })) return { external_provider_company_id: id, name };
  const found = await searchCompanies(visit, config, name);
  if (!found.ok) return null;
  return found.data.find((company) => company.external_provider_company_id === id) ?? null;
}
