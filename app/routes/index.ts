import type { LoaderFunctionArgs } from '@remix-run/node';
import { newApplicationPath } from '~/session/guards.server';
import { openVisit } from '~/session/visit.server';

/** `/`: to the user's applications, to a new application, or to login (SHELL-02). The query goes along, so that a campaign is not lost. */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openVisit(request);
  if (visit.session.user) return visit.redirect('/dashboard/applications');
  const path = visit.config.usersMayApply ? newApplicationPath(visit.config) : '/login';
  return visit.redirect(path + visit.url.search);
}
