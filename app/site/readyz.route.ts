import type { LoaderFunctionArgs } from '@remix-run/node';
import { readiness } from '~/request/readiness.server';

export { action } from '~/request/get-only';

/** Says within 2 s whether the portal can serve: the store takes what is written and the default partner's configuration is at hand. */
export async function loader({ request }: LoaderFunctionArgs) {
  const state = await readiness(request.headers.get('Host') ?? '');
  const isReady = state.store === 'ok' && state.configuration === 'ok';
  return Response.json(
    { status: isReady ? 'ok' : 'unavailable', ...state },
    { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
