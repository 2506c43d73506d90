import { createApiClientFor, toSessionUser } from '~/account/account-session.server';
import { type CookieJar, createMemoryCookieStore } from '~/api/client.server';
import type { PortalRequest } from '~/request/portal-request';
import { loadProfile } from '~/request/profile.server';
import { createEmptySession, type Session } from '~/request/session.server';
import type { DemoSession } from './demo-context.server';

export async function enterDemoWorld(request: PortalRequest, sandbox: string): Promise<void> {
  const unsentWork = ({ draft, submissionKey, typedForm, user }: Session) =>
    user === null ? { draft, submissionKey, typedForm } : {};
  const demo: DemoSession = { sandbox };
  const createDemoSession = (oldSession: Session) => ({
    ...createEmptySession(),
    ...unsentWork(oldSession),
    demo,
  });
  await request.session.rotate({
    createNewSession: createDemoSession,
    createSessionForOldId: createDemoSession,
  });
}

interface Entry {
  apiCookies: CookieJar;
  partner: string;
  framedBy: string | null;
}

export async function enterDemoAs(
  request: PortalRequest,
  sandbox: string,
  { apiCookies: cookies, partner, framedBy }: Entry,
): Promise<void> {
  const api = createApiClientFor(request, { 'X-Sandbox': sandbox }, createMemoryCookieStore(cookies));
  const profile = Object.keys(cookies).length > 0 ? await loadProfile(api) : null;
  const user = profile?.ok ? toSessionUser(profile.data) : null;
  const demo: DemoSession = {
    sandbox,
    partner,
    ...(framedBy !== null && { framedBy, isBarHidden: true }),
  };
  const demoSession = { ...createEmptySession(), demo };
  await request.session.rotate({
    createNewSession: () => ({ ...demoSession, user, apiCookies: user ? { ...cookies } : {} }),
    // If the response of the one-time link is lost, the browser keeps the old session id.
    createSessionForOldId: () => demoSession,
  });
}
