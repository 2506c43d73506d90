import type { LoaderFunctionArgs } from '@remix-run/node';
import { LANGUAGES } from '~/i18n/languages';
import { settings } from '~/settings/settings.server';

export { action } from '~/request/get-only';

const VALID_MS = 90 * 24 * 60 * 60 * 1000;

export function loader(_: LoaderFunctionArgs) {
  if (settings.securityContacts.length === 0) throw new Response(null, { status: 404 });
  const lines = [
    ...settings.securityContacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
