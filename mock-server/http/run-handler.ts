import type { Call } from 'contracts/api/call';
import type { Endpoint } from '../api/implement';
import { refusal } from '../api/refusal';

/** msw matches whole addresses; the handlers name paths. Which host was asked stands in the headers. */
const BASE_URL = 'http://simulator';

/** A request that has arrived whole. */
export interface Arrived {
  /** Path and query as they were sent. */
  target: string;
  headers: Headers;
  body: string;
}

/**
 * Runs the one msw handler that the router has found. msw's own search would try one handler after another, and its request matching
 * would throw at a path whose percent-encoding is broken: nothing is found there.
 */
export function runHandler(call: Call, handler: Endpoint['handler']) {
  return async ({ target, headers, body }: Arrived): Promise<Response> => {
    const url = new URL(target, BASE_URL);
    if (!isDecodable(url.pathname)) return refusal('err_entity_not_found').response();
    const request = new Request(url, {
      method: call.method,
      headers,
      ...(call.method !== 'GET' && { body }),
    });
    const result = await handler.run({
      request,
      requestId: crypto.randomUUID(),
      resolutionContext: { baseUrl: BASE_URL },
    });
    return result?.response ?? refusal('err_entity_not_found').response();
  };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
