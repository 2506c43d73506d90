import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireUser } from '~/request/guards.server';

export { action } from '~/request/get-only';

/** `/dashboard` is the applications list (SHELL-28); the query goes along, it may carry a confirmation token. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireUser(args);
  return visit.redirect(`/dashboard/applications${visit.url.search}`);
}
