import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireUser } from '~/request/guards.server';

export { action } from '~/request/get-only';

/** SHELL-28 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireUser(args);
  return visit.redirect(`/dashboard/applications${visit.facts.url.search}`);
}
