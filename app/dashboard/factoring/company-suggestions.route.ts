import type { LoaderFunctionArgs } from '@remix-run/node';
import { companies } from '~/api/companies.server';
import { respondToScriptRequest } from '~/build-version/script-response.server';
import { MAX_SUGGESTIONS } from '~/company-search/company-option';
import { isSearchable } from '~/domain/company-name';
import { requireUser } from '~/request/guards.server';
import { statusOfApiError } from '~/request/problem.server';
import { toDebtorOption } from './company-option';
import { createLegalForms } from './rules/new-company';

export { action } from '~/request/get-only';

export async function loader({ request: httpRequest, context }: LoaderFunctionArgs) {
  const request = await requireUser({ request: httpRequest, context });
  const name = (request.facts.url.searchParams.get('name') ?? '').trim();
  if (!isSearchable(name)) return Response.json({ options: [] });
  const found = await companies.searchForCover(request.api, name, httpRequest.signal);
  if (!found.ok) return respondToScriptRequest(httpRequest, { options: null }, statusOfApiError(found.error));
  const forms = createLegalForms(request.config);
  const offeredCompanies = found.data.external_provider_companies.slice(0, MAX_SUGGESTIONS);
  const options = offeredCompanies.map((company) => toDebtorOption(company, forms));
  return Response.json({ options });
}
