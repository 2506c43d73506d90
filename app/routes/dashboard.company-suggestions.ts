import type { LoaderFunctionArgs } from '@remix-run/node';
import { companies } from '~/api/companies.server';
import { legalForms } from '~/dashboard/new-company';
import { requireUser } from '~/session/guards.server';
import { statusOf } from '~/session/problem.server';
import { toDebtorOption } from './factoring/company-option';
import { SEARCH_LENGTH } from './factoring/search-length';

export { action } from './get-only';

/** Companies for the name typed so far, for the field that shows them (FACT-06). Not a page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireUser(request);
  const name = (visit.url.searchParams.get('name') ?? '').trim();
  const length = [...name].length;
  if (length < SEARCH_LENGTH.min || length > SEARCH_LENGTH.max) return Response.json({ options: [] });
  const found = await companies.searchForCover(visit.api, name, request.signal);
  if (!found.ok) return Response.json({ options: [] }, { status: statusOf(found.error) });
  const forms = legalForms(visit.config.companyTypesByCountry);
  const options = found.data.external_provider_companies.map((company) => toDebtorOption(company, forms));
  return Response.json({ options });
}
