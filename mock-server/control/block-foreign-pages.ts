import type { MiddlewareHandler } from 'hono';
import type { Simulator } from '../api/exchange';
import { createRefusal } from '../api/refusal';

/**
 * Blocks requests of other sites, which need no preflight. Links stay allowed, but not images, which could
 * open a world.
 */
export function blockForeignPages({ settings }: Simulator): MiddlewareHandler {
  return async ({ req }, next) => {
    const origin = req.header('origin');
    const ownHosts = [req.header('host'), settings.publicUrl && new URL(settings.publicUrl).host];
    const isCommand = req.method !== 'GET' && req.method !== 'HEAD';
    if (isCommand && origin !== undefined && !ownHosts.includes(hostOf(origin))) {
      throw createRefusal('err_no_permission', 'Origin');
    }
    const isSubresource = !PAGE_DESTINATIONS.includes(req.header('sec-fetch-dest') ?? '');
    if (req.header('sec-fetch-site') === 'cross-site' && isSubresource) {
      throw createRefusal('err_no_permission', 'Sec-Fetch-Site');
    }
    await next();
  };
}

/** The portal frames the provider's page. */
const PAGE_DESTINATIONS = ['document', 'iframe'];

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : 'none');
