import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../api/refusal';
import { isForPerson, lostPage } from '../control/page/lost';
import type { Settings } from '../settings';
import { isOwnRequest, visitorAddress } from './visitor-address';

const WINDOW_SECONDS = 60;

/**
 * Bounds what one address may ask a hosted demo within a minute: beyond it the answer is 429 with `Retry-After`. A trusted proxy that does
 * not say for whom it asks, as portals do not with the calls of their pages, is not counted, nor is this machine: portals have bounds of their
 * own.
 *
 * @param settings `callsPerAddress` within a minute, `trustedProxies`
 */
export function throttle({
  callsPerAddress,
  trustedProxies,
}: Pick<Settings, 'callsPerAddress' | 'trustedProxies'>): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points: callsPerAddress, duration: WINDOW_SECONDS });
  return async (c, next) => {
    // The server in front of Hono hands on Node's request; only tests ask without one.
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    if (incoming === undefined || isOwnRequest(incoming, trustedProxies)) return next();
    try {
      await limiter.consume(visitorAddress(incoming, trustedProxies));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = String(Math.ceil(refused.msBeforeNext / 1000));
      const refusal = new Refusal(429, [{ code: null, field: 'address_calls' }], { 'retry-after': seconds });
      return isForPerson(c) ? lostPage(c, refusal) : refusal.response();
    }
    return next();
  };
}

/** Keeps search engines out of a demo that they can reach: nothing in it is anybody's real product. */
export const keepRobotsOut: MiddlewareHandler = async (c, next) => {
  if (new URL(c.req.url).pathname === '/robots.txt') return c.text('User-agent: *\nDisallow: /\n');
  await next();
  c.header('x-robots-tag', 'noindex, nofollow');
};
