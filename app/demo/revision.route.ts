import type { LoaderFunctionArgs } from '@remix-run/node';
import { openRequest } from '~/request/open-request.server';
import { readDemoRevision } from './demo.server';

export { action } from '~/request/get-only';

export async function loader(args: LoaderFunctionArgs) {
  const revision = await readDemoRevision(await openRequest(args));
  if (revision === null) throw new Response(null, { status: 404 });
  return Response.json({ revision }, { headers: { 'Cache-Control': 'no-store' } });
}
