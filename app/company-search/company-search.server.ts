import { type CompanySuggestion, findCompanies } from '~/api/company-search.server';
import type { ApiResult } from '~/api/result';
import type { WizardConfig } from '~/application/classic/rules/wizard-config';
import type { FoundCompany } from '~/application/journey/rules/company';
import { type Company, type Draft, hasDetailsOf } from '~/application/journey/rules/draft';
import type { Visit } from '~/request/visit.server';

type Searcher = Pick<Visit, 'plainApi'> & { readonly config: Pick<Visit['config'], 'dynamicForm'> };

/** Companies for a name in the deployment's countries (CLA-08, D-12): with several on offer the search, which knows one or all, is asked for all. */
export async function searchCompanies(
  visit: Searcher,
  { countries }: Pick<WizardConfig, 'countries'>,
  name: string,
  signal?: AbortSignal,
): Promise<ApiResult<CompanySuggestion[]>> {
  const [only, ...more] = countries;
  const country = more.length === 0 && !visit.config.dynamicForm ? only : undefined;
  const found = await findCompanies(visit.plainApi, name, country, signal);
  if (!found.ok) return found;
  const offered = found.data.companyNameSuggestions.filter(({ land }) => !land || countries.includes(land));
  return { ok: true, data: offered };
}

/** The company a suggestion stands for, looked up again so that nothing comes from the page. Null when it can't be found; the name goes on alone. */
export async function chosenCompany(
  {
    visit,
    config,
    draft,
  }: {
    visit: Searcher;
    config: Pick<WizardConfig, 'countries'>;
    draft: Pick<Draft, 'detailsFor'>;
  },
  { name, id }: Company,
): Promise<FoundCompany | null> {
  if (hasDetailsOf(draft, { id, name })) return { external_provider_company_id: id, name };
  const found = await searchCompanies(visit, config, name);
  if (!found.ok) return null;
  return found.data.find((company) => company.external_provider_company_id === id) ?? null;
}
