import type { LoaderFunctionArgs } from '@remix-run/node';
import { RESUME_INTENT } from '~/application/journey/answers';
import { newApplicationPath, requireApplicant } from '~/request/guards.server';
import { openRequest } from '~/request/open-request.server';

export { EmptyRoute as default } from '~/page/empty-route';

export async function loader(args: LoaderFunctionArgs) {
  const request = await openRequest(args);
  if (request.session.data.user) return request.redirect('/dashboard/applications');
  await requireApplicant(args);
  const query = new URLSearchParams(request.facts.url.search);
  if (request.session.data.draft !== null) query.set(RESUME_INTENT, '1');
  const path = newApplicationPath(request.config);
  return request.redirect(query.size > 0 ? `${path}?${query}` : path);
}
