import type { LoaderFunctionArgs } from '@remix-run/node';
import { RESUME } from '~/application/journey/answers';
import { newApplicationPath, requireApplicant } from '~/request/guards.server';
import { openVisit } from '~/request/visit.server';

export { action } from '~/request/get-only';

/** SHELL-02, DYN-02 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  if (visit.session.data.user) return visit.redirect('/dashboard/applications');
  await requireApplicant(args);
  const query = new URLSearchParams(visit.facts.url.search);
  if (visit.session.data.draft !== null) query.set(RESUME, '1');
  const path = newApplicationPath(visit.config);
  return visit.redirect(query.size > 0 ? `${path}?${query}` : path);
}
