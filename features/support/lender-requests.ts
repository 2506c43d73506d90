import { REQUESTS, type RequestKind } from './lender-changes';
import type { PortalWorld } from './world';

export async function requestBodies(world: PortalWorld, kind: RequestKind): Promise<unknown[]> {
  return sent(world, REQUESTS[kind]);
}

export async function sent(world: PortalWorld, pattern: RegExp): Promise<unknown[]> {
  const requests = await (await world.lender()).control.requests();
  return requests.filter(({ method, path }) => pattern.test(`${method} ${path}`)).map(({ body }) => body);
}
