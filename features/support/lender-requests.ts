import { REQUESTS, type RequestKind } from './lender-changes';
import type { PortalWorld } from './world';

export async function listRequestBodies(world: PortalWorld, kind: RequestKind): Promise<unknown[]> {
  return listSentBodies(world, REQUESTS[kind]);
}

export async function listSentBodies(world: PortalWorld, pattern: RegExp): Promise<unknown[]> {
  const requests = await (await world.backendAfterNavigation()).control.requests();
  return requests.filter(({ method, path }) => pattern.test(`${method} ${path}`)).map(({ body }) => body);
}
