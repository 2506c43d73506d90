import { type CompanySuggestion, searchCompanies } from 'contracts/api/company-search';
import type { ApiClient } from './client.server';

export type { CompanySuggestion };

/** Companies whose name contains the text, at least 4 characters (D-12). `country` is ISO 3166-1 alpha-2. */
export function findCompanies(
  api: ApiClient,
  name: string,
  country: string | undefined,
  signal?: AbortSignal,
) {
  return api.call(searchCompanies, { query: { name, ...(country && { country }) } }, signal && { signal });
}
