import { addCompany, type NewCompany, searchCompaniesForCover } from 'contracts/api/companies';
import type { ApiClient } from './client.server';

export type { NewCompany };

/** Companies a factoring customer sells to (specification 2, section 7). */
export const companies = {
  /** Adds a company that no search has found, to the application of this id. */
  add: (api: ApiClient, id: string, company: NewCompany) =>
    api.call(addCompany, { params: { id }, body: company }),
  /** Companies whose name contains the text, at least 4 characters (D-12). */
  searchForCover: (api: ApiClient, name: string, signal?: AbortSignal) =>
    api.call(searchCompaniesForCover, { query: { purpose: 'company_cover', name } }, signal && { signal }),
};
