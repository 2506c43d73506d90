import type { BrowserContext } from 'playwright';
import { sendRequest } from './http';
import { storeCookies } from './profile-cookies';

const declinedCookies = new Map<string, Promise<readonly string[]>>();

export async function declineCookies(profile: BrowserContext, portal: string): Promise<void> {
  await storeCookies(profile, new URL(portal), await fetchDeclinedCookies(portal));
}

export async function fetchDeclinedCookies(portal: string): Promise<readonly string[]> {
  const url = new URL('/cookies', portal);
  const cached = declinedCookies.get(url.origin) ?? requestDecline(url);
  declinedCookies.set(url.origin, cached);
  return cached;
}

async function requestDecline(url: URL): Promise<readonly string[]> {
  const { headers } = await sendRequest(url, {}, new URLSearchParams());
  const consentCookies = (headers['set-cookie'] ?? []).filter((cookie) =>
    cookie.startsWith('portal_consent='),
  );
  if (consentCookies.length === 0) throw new Error(`${url} sets no consent cookie`);
  return consentCookies;
}
