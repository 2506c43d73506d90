import type { Endpoint } from '../api/implement';
import { refusal } from '../api/refusal';

/** A request that has arrived whole. */
export interface Arrived {
  request: Request;
  /** What the call's path names, decoded. */
  params: Record<string, string>;
  body: string;
}

/** Asks the one handler that the router has found. Nothing is found at a path whose percent-encoding is broken. */
export function runHandler({ handler }: Endpoint) {
  return async ({ request, params, body }: Arrived): Promise<Response> => {
    const { method, url, headers } = request;
    if (!isDecodable(new URL(url).pathname)) return refusal('err_entity_not_found').response();
    const carriesNone = method === 'GET' || method === 'HEAD';
    return await handler.respond(carriesNone ? request : new Request(url, { method, headers, body }), params);
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
