import { parse, serialize } from 'cookie';
import { z } from 'zod';

const NAME = 'portal_consent';

/** The choice is kept about half a year, then asked again (SHELL-13). */
const LIFETIME_SECONDS = 180 * 24 * 60 * 60;

const consent = z.object({ analytics: z.boolean(), marketing: z.boolean() });

/** What the visitor allows beyond the essential. */
export type Consent = z.infer<typeof consent>;

/** The choice in a request's cookie; null when none was made, or it is not readable. */
export function readConsent(request: Request): Consent | null {
  const value = parse(request.headers.get('Cookie') ?? '')[NAME];
  try {
    return consent.parse(JSON.parse(value ?? ''));
  } catch {
    return null;
  }
}

export function consentCookie(choice: Consent, secure: boolean): string {
  return serialize(NAME, JSON.stringify(choice), {
    path: '/',
    sameSite: 'lax',
    maxAge: LIFETIME_SECONDS,
    secure,
  });
}
