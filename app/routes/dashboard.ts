import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireUser } from '~/session/guards.server';

export { action } from './get-only';

/** `/dashboard` is the applications list (SHELL-28); the query goes along, it may carry a confirmation token. */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireUser(request);
  return visit.redirect(`/dashboard/applications${visit.url.search}`);
}
