import type { LoaderFunctionArgs } from '@remix-run/node';
import { isSearchable } from '~/application/company-name';
import { wizardConfig } from '~/application/wizard-config';
import { statusOf } from '~/session/problem.server';
import { openVisit } from '~/session/visit.server';
import { toOption } from './application/company-option';
import { searchCompanies } from './application/company-search.server';

export { action } from './get-only';

/** Suggestions for the name typed so far, for the field that shows them (CLA-08), whatever the form. Not a page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = await openVisit({ request, context });
  if (!visit.config.usersMayApply) throw visit.redirect('/login');
  const name = (visit.url.searchParams.get('name') ?? '').trim();
  if (!isSearchable(name)) return Response.json({ options: [] });
  const found = await searchCompanies(visit, wizardConfig(visit.config), name, request.signal);
  if (!found.ok) return Response.json({ options: [] }, { status: statusOf(found.error) });
  return Response.json({ options: found.data.map(toOption) });
}
