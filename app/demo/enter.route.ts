import type { LoaderFunctionArgs } from '@remix-run/node';
import { createLanguageCookie } from '~/i18n/i18next.server';
import { isLanguage } from '~/i18n/languages';
import { createConsentCookie } from '~/request/consent.server';
import { safeReturnPath } from '~/request/login-path';
import { openRequest } from '~/request/open-request.server';
import { createEmptyResponsePolicy } from '~/request/security-headers.server';
import { exchangeDemoCode } from './demo.server';
import { readDemoSession } from './demo-context.server';
import { enterDemoAs } from './enter-demo.server';

export { action } from '~/request/get-only';

/** Keeps an existing session in the world. 404 for a real API. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openRequest(args);
  const { searchParams } = request.facts.url;
  const sandbox = searchParams.get('sandbox') ?? '';
  const entry = await exchangeDemoCode(sandbox, searchParams.get('code') ?? '');
  const isSameSandbox = sandbox !== '' && sandbox === readDemoSession(request.session.data)?.sandbox;
  if (entry?.keepsSession && isSameSandbox) return request.redirect(entry.startPath);
  if (!entry) {
    return request.redirect(isSameSandbox ? (safeReturnPath(searchParams.get('at')) ?? '/') : '/not-found');
  }

  await enterDemoAs(request, sandbox, entry);
  const response = request.redirect(entry.startPath);
  // This response's policy was set before the session was framed.
  if (entry.framedBy !== null) {
    response.headers.set('Content-Security-Policy', createEmptyResponsePolicy(entry.framedBy));
    // A demo does not ask for consent, and each frame has its own cookies.
    const choice = createConsentCookie({ analytics: false, marketing: false }, request.facts.isHttps);
    response.headers.append('Set-Cookie', choice);
  }
  if (isLanguage(entry.language))
    response.headers.append('Set-Cookie', createLanguageCookie(entry.language, request.facts.isHttps));
  return response;
}
