import type { LoaderFunctionArgs } from '@remix-run/node';
import { completionStartPath } from '~/dashboard/rules/completion';
import { loadCompletion } from './load-completion.server';

export { EmptyRoute as default } from '~/page/empty-route';

export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const { request, header, completion } = await loadCompletion(
    { request: httpRequest, context },
    params.id,
    null,
  );
  return request.redirect(completionStartPath(header.id, completion.items, request.facts.url.searchParams));
}
