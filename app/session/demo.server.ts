import { z } from 'zod';
import { isSimulator } from '~/api/simulator.server';
import { settings } from '~/settings.server';
import { safeReturnPath } from './return-path';

const entry = z.object({ cookie: z.string().nullable(), at: z.string(), lang: z.string().nullable() });

/** Where a demo begins: a session of the lending API for one of the sandbox's people, and an address of the portal. */
export interface DemoEntry {
  apiCookies: Record<string, string>;
  at: string;
  language: string | null;
}

/**
 * Exchanges the simulator's one-time code.
 * Null when the API is no simulator, the sandbox is unknown or the code has been used.
 */
export async function exchangeDemoCode(sandbox: string, code: string): Promise<DemoEntry | null> {
  try {
    if (!(await isSimulator(settings.apiBaseUrl))) return null;
    const answer = await fetch(`${settings.apiBaseUrl}/simulator/play/exchange`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Sandbox': sandbox },
      body: JSON.stringify({ code }),
      signal: AbortSignal.timeout(5000),
    });
    if (!answer.ok) return null;
    const { cookie, at, lang } = entry.parse(await answer.json());
    const [name, ...value] = (cookie ?? '').split('=');
    return {
      apiCookies: name ? { [name]: value.join('=') } : {},
      at: safeReturnPath(at) ?? '/',
      language: lang,
    };
  } catch {
    return null;
  }
}
