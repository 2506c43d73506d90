import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireUser } from '~/request/guards.server';

export { EmptyRoute as default } from '~/page/empty-route';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireUser(args);
  return request.redirect(`/dashboard/applications${request.facts.url.search}`);
}
