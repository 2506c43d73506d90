import { createCookie } from '@remix-run/node';
import { z } from 'zod';
import { settings } from '~/settings/settings.server';
import { SESSION_LIFETIME_SECONDS } from './session.server';
import type { Visit } from './visit.server';

/** Kept as long as what is typed into the application it is sent with (D-11). */
const cookie = createCookie('portal_referral', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secrets: settings.sessionSecrets,
  maxAge: SESSION_LIFETIME_SECONDS,
});

const referral = z.object({ referrer: z.string().optional(), data: z.record(z.string(), z.string()) });

type KeptReferral = z.infer<typeof referral>;

/** Where the visitor came from at first, as their browser keeps it: a link alone makes nobody a stored session. Null when not known. */
export async function readReferral(request: Request): Promise<KeptReferral | null> {
  const kept = referral.safeParse(await cookie.parse(request.headers.get('Cookie')));
  return kept.success ? kept.data : null;
}

/** Lets the visitor's browser keep where this visit came from, signed, unless it is not the first one. */
export async function keepFirstReferral(
  visit: Pick<Visit, 'secure' | 'addHeader'>,
  request: Request,
  present: KeptReferral | null,
): Promise<void> {
  if (present === null || (await readReferral(request)) !== null) return;
  visit.addHeader('Set-Cookie', await cookie.serialize(present, { secure: visit.secure }));
}
