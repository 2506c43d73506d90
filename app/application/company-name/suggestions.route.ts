import type { LoaderFunctionArgs } from '@remix-run/node';
import { respondToScriptRequest } from '~/build-version/script-response.server';
import { MAX_SUGGESTIONS, toCompanyOption } from '~/company-search/company-option';
import { isSearchable } from '~/domain/company-name';
import { createWizardConfig } from '~/domain/wizard-config';
import { requireApplicant } from '~/request/guards.server';
import { statusOfApiError } from '~/request/problem.server';
import { searchCompanies } from '../journey/company-search.server';

export { action } from '~/request/get-only';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireApplicant(args);
  const name = (request.facts.url.searchParams.get('name') ?? '').trim();
  if (!isSearchable(name)) return Response.json({ options: [] });
  const result = await searchCompanies(
    request,
    createWizardConfig(request.config),
    name,
    args.request.signal,
  );
  if (!result.ok)
    return respondToScriptRequest(args.request, { options: null }, statusOfApiError(result.error));
  return Response.json({ options: result.data.slice(0, MAX_SUGGESTIONS).map(toCompanyOption) });
}
