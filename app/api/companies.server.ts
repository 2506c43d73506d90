import { addCompany, type NewCompany, searchCompaniesForCover } from 'contracts/api/companies';
import { type CompanySuggestion, searchCompanies } from 'contracts/api/company-search';
import type { ApiClient } from './client.server';

export type { NewCompany };

export const companies = {
  add: (api: ApiClient, id: string, company: NewCompany) =>
    api.call(addCompany, { params: { id }, body: company }),
  /** @param name at least 4 characters (CLA-08) */
  searchForCover: (api: ApiClient, name: string, signal?: AbortSignal) =>
    api.call(searchCompaniesForCover, { query: { purpose: 'company_cover', name } }, signal && { signal }),
};

export type { CompanySuggestion };

export function findCompanies(
  api: ApiClient,
  name: string,
  country: string | undefined,
  signal?: AbortSignal,
) {
  return api.call(searchCompanies, { query: { name, ...(country && { country }) } }, signal && { signal });
}
