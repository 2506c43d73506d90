import { REQUESTS, type RequestKind } from './lender';
import type { PortalWorld } from './world';

/** Bodies of the requests of a kind that the lending system got so far, oldest first. */
export async function askedTo(world: PortalWorld, kind: RequestKind): Promise<unknown[]> {
  return sent(world, REQUESTS[kind]);
}

/** Bodies of the requests so far whose method and path, as `PATCH /path`, match, oldest first. */
export async function sent(world: PortalWorld, pattern: RegExp): Promise<unknown[]> {
  const requests = await (await world.lender()).control.requests();
  return requests.filter(({ method, path }) => pattern.test(`${method} ${path}`)).map(({ body }) => body);
}
