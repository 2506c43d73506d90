import { createHash } from 'node:crypto';
import type { Deployment } from 'fixtures/deployments';
import { z } from 'zod';
import { isInNetwork, simulatorOriginOf } from '../../api/host';
import type { Settings } from '../../settings';
import type { Sandbox } from '../../store/sandbox';

/** What a page calls one of its frames. */
export const frameName = z.string().regex(/^[a-z0-9-]{1,20}$/);

/** The name of this machine at which pages with frames are looked at, where it was called by one below which there are no others. */
const NAMED = 'simulator.localhost';

/**
 * Where frames of the portal can be had beside a page of the simulator. A browser keeps cookies apart by host, and gives a frame its own only
 * where the hosts of page and frame are one site: `a.simulator.localhost` and `b.simulator.localhost` are, `localhost` and
 * `demo.localhost` are not. A page at a number of the network has but one host beside it.
 */
export interface FramePlace {
  /** Origin of the page: nobody else may frame the portal. */
  simulator: string;
  /** Host under which each frame has one of its own, or the one host that all share. */
  host: string;
  hasOwnHosts: boolean;
  portalPort: number;
}

/** The place of frames for who asks for a page; null where none can be had, as at a public address. */
export function framePlace(headers: Headers, settings: Settings): FramePlace | null {
  if (settings.publicUrl !== undefined) return null;
  const simulator = simulatorOriginOf(headers, settings);
  const { hostname } = new URL(simulator);
  const { portalPort } = settings;
  if (isLoopback(hostname))
    return { simulator, host: IS_SITE.test(hostname) ? hostname : NAMED, hasOwnHosts: true, portalPort };
  if (isInNetwork(hostname)) return { simulator, host: hostname, hasOwnHosts: false, portalPort };
  return null;
}

/**
 * The same page at a name of this machine that is one site with its frames; null where it is already, and for who is no browser that opens a page,
 * as not every program finds such a name.
 */
export function namedAddress(request: Request, settings: Settings): string | null {
  if (settings.publicUrl !== undefined || request.headers.get('sec-fetch-dest') !== 'document') return null;
  const asked = new URL(simulatorOriginOf(request.headers, settings));
  if (!isLoopback(asked.hostname) || IS_SITE.test(asked.hostname)) return null;
  const { pathname, search } = new URL(request.url);
  return `http://${NAMED}${asked.port && `:${asked.port}`}${pathname}${search}`;
}

/** Origin of the portal in a frame: its first label names the partner, the next the frame of this world, so that each has cookies of its own. */
export function frameOrigin(
  { host, hasOwnHosts, portalPort }: FramePlace,
  { sandbox, name, deployment }: { sandbox: Sandbox; name: string; deployment: Deployment },
): string {
  const own = hasOwnHosts ? `${deployment.hostLabels[0]}.${jarOf(sandbox, name)}.` : '';
  return `http://${own}${host}:${portalPort}`;
}

/** A label of a host for one frame of one world. */
function jarOf({ id }: Sandbox, name: string): string {
  return `f${createHash('sha256').update(`${id} ${name}`).digest('hex').slice(0, 12)}`;
}

/** Whether a host is a name or number by which a machine calls itself. */
export function isLoopback(hostname: string): boolean {
  return /^([a-z0-9-]+\.)*localhost$|^127(\.\d{1,3}){3}$|^\[::1\]$/.test(hostname);
}

/** Names of this machine that a browser takes for a site: other names below them belong to it. */
const IS_SITE = /^[a-z0-9-]+\.localhost$/;
