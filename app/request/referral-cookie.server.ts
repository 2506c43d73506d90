import { createHmac } from 'node:crypto';
import { createCookie } from '@remix-run/node';
import { z } from 'zod';
import { cookieName } from '~/domain/cookie-name';
import { settings } from '~/settings/settings.server';
import type { RequestFacts, Visit } from './portal-request';
import { SESSION_LIFETIME_SECONDS } from './session.server';

const NAME = 'portal_referral';

/** Lives as long as the application (D-11). Own keys prevent use as another signed cookie. */
const cookieOf = (partnerKey: string, secure: boolean) =>
  createCookie(cookieName(NAME, secure), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    secrets: settings.sessionSecrets.map((secret) =>
      createHmac('sha256', secret).update(`${NAME} ${partnerKey}`).digest('base64url'),
    ),
    maxAge: SESSION_LIFETIME_SECONDS,
  });

const referral = z.object({ referrer: z.string().optional(), data: z.record(z.string(), z.string()) });

type KeptReferral = z.infer<typeof referral>;

export async function readReferral(request: Request, partnerKey: string): Promise<KeptReferral | null> {
  const sent = request.headers.get('Cookie');
  for (const secure of [true, false]) {
    const kept = referral.safeParse(await cookieOf(partnerKey, secure).parse(sent));
    if (kept.success) return kept.data;
  }
  return null;
}

export async function keepFirstReferral(
  visit: Pick<Visit, 'addHeader'> & { readonly facts: Pick<RequestFacts, 'isHttps' | 'partnerKey'> },
  request: Request,
  present: KeptReferral | null,
): Promise<void> {
  if (present === null || (await readReferral(request, visit.facts.partnerKey)) !== null) return;
  visit.addHeader(
    'Set-Cookie',
    await cookieOf(visit.facts.partnerKey, visit.facts.isHttps).serialize(present),
  );
}
