import type { BrowserContext } from 'playwright';
import { parseSetCookie } from 'set-cookie-parser';

const SAME_SITE = { lax: 'Lax', strict: 'Strict', none: 'None' } as const;

export async function formatCookieHeader(profile: BrowserContext, url: URL): Promise<string> {
  return (await profile.cookies(url.href)).map(({ name, value }) => `${name}=${value}`).join('; ');
}

export async function storeCookies(
  profile: BrowserContext,
  url: URL,
  setCookies: readonly string[],
): Promise<void> {
  for (const cookie of parseSetCookie([...setCookies], { decodeValues: false })) {
    const { name, value, path = '/', domain = url.hostname, maxAge, expires, secure, httpOnly } = cookie;
    const seconds = maxAge !== undefined ? Date.now() / 1000 + maxAge : expires && expires.getTime() / 1000;
    if (seconds !== undefined && seconds <= Date.now() / 1000) {
      await profile.clearCookies({ name, domain, path });
      continue;
    }
    const sameSite = SAME_SITE[(cookie.sameSite?.toLowerCase() ?? 'lax') as keyof typeof SAME_SITE];
    await profile.addCookies([
      { name, value, path, domain, sameSite, expires: seconds ?? -1, secure, httpOnly },
    ]);
  }
}
