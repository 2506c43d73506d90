import type { MiddlewareHandler } from 'hono';
import type { Simulator } from '../api/exchange';
import { refusal } from '../api/refusal';

/**
 * Lets no web page command the simulator but its own: a page of anywhere in a browser that reaches it could, with a body that calls itself
 * text. Programs, which say no origin, may.
 */
export function ownPagesOnly({ settings }: Simulator): MiddlewareHandler {
  return async ({ req }, next) => {
    const origin = req.header('origin');
    const own = [req.header('host'), settings.publicUrl && new URL(settings.publicUrl).host];
    const isCommand = req.method !== 'GET' && req.method !== 'HEAD';
    if (isCommand && origin !== undefined && !own.includes(hostOf(origin))) {
      throw refusal('err_no_permission', 'Origin');
    }
    await next();
  };
}

/** Without the protocol, as a proxy in front may have ended TLS. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : 'none');
