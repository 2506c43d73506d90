import type { LoaderFunctionArgs } from '@remix-run/node';
import { checkReadiness } from '~/request/readiness.server';

export { action } from '~/request/get-only';

/** Checks a write to the store and the default partner's configuration. */
export async function loader({ request }: LoaderFunctionArgs) {
  const state = await checkReadiness(request.headers.get('Host') ?? '');
  const isReady = state.store === 'ok' && state.configuration === 'ok';
  return Response.json(
    { status: isReady ? 'ok' : 'unavailable', ...state },
    { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
