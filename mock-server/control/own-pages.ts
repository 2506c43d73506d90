import type { MiddlewareHandler } from 'hono';
import type { Simulator } from '../api/exchange';
import { refusal } from '../api/refusal';

/**
 * Lets no web page command the simulator but its own: a page of anywhere in a browser that reaches it could, with a body that calls itself
 * text. Programs, which say no origin, may. Links from elsewhere may be followed, but no page of anywhere loads an address as its picture: some
 * open a world, or lead a demonstration on.
 */
export function ownPagesOnly({ settings }: Simulator): MiddlewareHandler {
  return async ({ req }, next) => {
    const origin = req.header('origin');
    const own = [req.header('host'), settings.publicUrl && new URL(settings.publicUrl).host];
    const isCommand = req.method !== 'GET' && req.method !== 'HEAD';
    if (isCommand && origin !== undefined && !own.includes(hostOf(origin))) {
      throw refusal('err_no_permission', 'Origin');
    }
    const isPart = !PAGES.includes(req.header('sec-fetch-dest') ?? '');
    if (req.header('sec-fetch-site') === 'cross-site' && isPart) {
      throw refusal('err_no_permission', 'Sec-Fetch-Site');
    }
    await next();
  };
}

/** What a browser loads an address as where it shows a page of its own: the page of a provider stands in a frame of the portal. */
const PAGES = ['document', 'iframe'];

/** Without the protocol, as a proxy in front may have ended TLS. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : 'none');
