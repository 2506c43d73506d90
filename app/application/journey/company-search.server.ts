import { type CompanySuggestion, findCompanies } from '~/api/companies.server';
import type { ApiResult } from '~/api/result';
import { isSameCompanyName } from '~/domain/company-name';
import type { FoundCompany } from '~/domain/suggestion';
import type { WizardConfig } from '~/domain/wizard-config';
import type { PortalRequest } from '~/request/portal-request';
import { type Company, type Draft, hasDetailsOf } from './rules/draft';

type SearchRequest = Pick<PortalRequest, 'plainApi'> & {
  readonly config: Pick<PortalRequest['config'], 'dynamicForm'>;
};

/** CLA-08, D-12. The search supports one country or all. */
export async function searchCompanies(
  request: SearchRequest,
  { countries }: Pick<WizardConfig, 'countries'>,
  name: string,
  signal?: AbortSignal,
): Promise<ApiResult<CompanySuggestion[]>> {
  const [firstCountry, ...otherCountries] = countries;
  const country = otherCountries.length === 0 && !request.config.dynamicForm ? firstCountry : undefined;
  const result = await findCompanies(request.plainApi, name, country, signal);
  if (!result.ok) return result;
  const suggestions = result.data.companyNameSuggestions.filter(
    ({ land }) => !land || countries.includes(land),
  );
  return { ok: true, data: suggestions };
}

const MATCH_TIMEOUT_MS = 3_000;

/** CLA-08. Searching on the server prevents forged data. */
export async function findCompaniesByName(
  {
    request,
    config,
    draft,
  }: {
    request: SearchRequest;
    config: Pick<WizardConfig, 'countries'>;
    draft: Pick<Draft, 'detailsFor'>;
  },
  { name, id }: Company,
): Promise<readonly FoundCompany[]> {
  const isTyped = id === '';
  if (hasDetailsOf(draft, { id, name })) return isTyped ? [] : [{ external_provider_company_id: id, name }];
  const signal = isTyped ? AbortSignal.timeout(MATCH_TIMEOUT_MS) : undefined;
  const result = await searchCompanies(request, config, name, signal);
  if (!result.ok) return [];
  return result.data.filter((company) =>
    isTyped ? isSameCompanyName(company.name, name) : company.external_provider_company_id === id,
  );
}
