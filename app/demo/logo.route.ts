import type { LoaderFunctionArgs } from '@remix-run/node';
import { openRequest } from '~/request/open-request.server';
import { settings } from '~/settings/settings.server';
import { fetchWorldLogo } from './simulator.server';

export { action } from '~/request/get-only';

const TYPES = ['image/svg+xml', 'image/png'];

export async function loader(args: LoaderFunctionArgs) {
  const { demo } = await openRequest(args);
  const response = demo?.logoPath ? await fetchWorldLogo(settings.apiBaseUrl, demo.worldId) : null;
  const type = response?.headers.get('Content-Type') ?? '';
  if (!response?.ok || !TYPES.includes(type)) throw new Response(null, { status: 404 });
  return new Response(await response.arrayBuffer(), {
    headers: {
      'Content-Type': type,
      // Prevents scripts in an SVG that a visitor opens directly.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, max-age=3600',
    },
  });
}
