import { type CompanySuggestion, searchCompanies } from 'contracts/api/company-search';
import type { ApiClient } from './client.server';

export type { CompanySuggestion };

/** @param name at least 4 characters of the name (D-12) */
export function findCompanies(
  api: ApiClient,
  name: string,
  country: string | undefined,
  signal?: AbortSignal,
) {
  return api.call(searchCompanies, { query: { name, ...(country && { country }) } }, signal && { signal });
}
