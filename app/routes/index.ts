import type { LoaderFunctionArgs } from '@remix-run/node';
import { RESUME } from '~/application/journey/answers';
import { newApplicationPath } from '~/request/guards.server';
import { openVisit } from '~/request/visit.server';

export { action } from '~/request/get-only';

/**
 * `/`: to the user's applications, to a new application, or to login (SHELL-02). The query goes along, so that a campaign is not lost. Who has
 * begun an application is offered to go on with it (DYN-02).
 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  if (visit.session.user) return visit.redirect('/dashboard/applications');
  if (!visit.config.usersMayApply) return visit.redirect(`/login${visit.url.search}`);
  const query = new URLSearchParams(visit.url.search);
  if (visit.session.draft !== null) query.set(RESUME, '1');
  const path = newApplicationPath(visit.config);
  return visit.redirect(query.size > 0 ? `${path}?${query}` : path);
}
