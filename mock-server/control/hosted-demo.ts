import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../api/refusal';
import { clientAddressOf, isLocalRequest } from '../http/client-address';
import type { Settings } from '../settings';
import { acceptsPage, createErrorPage } from './page/error-page';

const WINDOW_SECONDS = 60;

/**
 * Answers 429 with `Retry-After`. Exempts this machine, and trusted proxies without a forwarded address.
 * @param settings `callsPerAddress` per minute
 */
export function createRateLimit({
  callsPerAddress,
  trustedProxies,
}: Pick<Settings, 'callsPerAddress' | 'trustedProxies'>): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points: callsPerAddress, duration: WINDOW_SECONDS });
  return async (c, next) => {
    // Tests call Hono without a Node request.
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    if (incoming === undefined || isLocalRequest(incoming, trustedProxies)) return next();
    try {
      await limiter.consume(clientAddressOf(incoming, trustedProxies));
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      const seconds = String(Math.ceil(rejection.msBeforeNext / 1000));
      const refusal = new Refusal(429, [{ code: null, field: 'address_calls' }], { 'retry-after': seconds });
      return acceptsPage(c) ? createErrorPage(c, refusal) : refusal.response();
    }
    return next();
  };
}

/** The demo's financing products are fictitious. */
export const excludeSearchEngines: MiddlewareHandler = async (c, next) => {
  if (new URL(c.req.url).pathname === '/robots.txt') return c.text('User-agent: *\nDisallow: /\n');
  await next();
  c.header('x-robots-tag', 'noindex, nofollow');
};
