import { createHmac } from 'node:crypto';
import { createCookie } from '@remix-run/node';
import { z } from 'zod';
import { prefixCookieName } from '~/domain/cookie-name';
import { settings } from '~/settings/settings.server';
import type { PortalRequest, RequestFacts } from './portal-request';
import { SESSION_LIFETIME_SECONDS } from './session.server';

const COOKIE_NAME = 'portal_referral';

/** Lives as long as a session with a draft (D-11). Own keys prevent use as another signed cookie. */
const createReferralCookie = (partnerKey: string, secure: boolean) =>
  createCookie(prefixCookieName(COOKIE_NAME, secure), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    secrets: settings.sessionSecrets.map((secret) =>
      createHmac('sha256', secret).update(`${COOKIE_NAME} ${partnerKey}`).digest('base64url'),
    ),
    maxAge: SESSION_LIFETIME_SECONDS,
  });

const referral = z.object({ referrer: z.string().optional(), data: z.record(z.string(), z.string()) });

type KeptReferral = z.infer<typeof referral>;

export async function readReferral(request: Request, partnerKey: string): Promise<KeptReferral | null> {
  const cookieHeader = request.headers.get('Cookie');
  for (const secure of [true, false]) {
    const storedReferral = referral.safeParse(
      await createReferralCookie(partnerKey, secure).parse(cookieHeader),
    );
    if (storedReferral.success) return storedReferral.data;
  }
  return null;
}

export async function createFirstReferralCookie(
  request: Pick<PortalRequest, 'addHeader'> & {
    readonly facts: Pick<RequestFacts, 'isHttps' | 'partnerKey'>;
  },
  httpRequest: Request,
  currentReferral: KeptReferral | null,
): Promise<void> {
  if (currentReferral === null || (await readReferral(httpRequest, request.facts.partnerKey)) !== null)
    return;
  request.addHeader(
    'Set-Cookie',
    await createReferralCookie(request.facts.partnerKey, request.facts.isHttps).serialize(currentReferral),
  );
}
