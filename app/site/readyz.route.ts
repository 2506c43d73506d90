import type { LoaderFunctionArgs } from '@remix-run/node';
import { checkReadiness } from '~/request/readiness.server';

export { action } from '~/request/get-only';

/** Ready: the store is writable and the default partner's configuration available. */
export async function loader({ request }: LoaderFunctionArgs) {
  const state = await checkReadiness(request.headers.get('Host') ?? '');
  const isReady = state.store === 'ok' && state.configuration === 'ok';
  return Response.json(
    { status: isReady ? 'ok' : 'unavailable', ...state },
    { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
