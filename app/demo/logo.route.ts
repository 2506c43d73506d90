import type { LoaderFunctionArgs } from '@remix-run/node';
import { worldLogo } from '~/api/simulator.server';
import { openVisit } from '~/request/visit.server';
import { settings } from '~/settings/settings.server';

export { action } from '~/request/get-only';

/** Types that a logo may have; nothing else is handed on. */
const TYPES = ['image/svg+xml', 'image/png'];

/** The logo of a demo's own bank. Not found against a real API, and in a world without one. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const answer =
    visit.logoVersion === null ? null : await worldLogo(settings.apiBaseUrl, visit.sandbox ?? '');
  const type = answer?.headers.get('Content-Type') ?? '';
  if (!answer?.ok || !TYPES.includes(type)) throw new Response(null, { status: 404 });
  return new Response(await answer.arrayBuffer(), {
    headers: {
      'Content-Type': type,
      // A picture and nothing else, even for somebody who opens it by itself.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, max-age=3600',
    },
  });
}
