import { createHash } from 'node:crypto';
import type { Deployment } from 'fixtures/deployments';
import { z } from 'zod';
import { isLocalNetworkAddress, simulatorOriginOf } from '../api/host';
import type { Settings } from '../settings';
import type { Sandbox } from '../store/sandbox';

export const frameNameSchema = z.string().regex(/^[a-z0-9-]{1,20}$/);

const SITE_HOST = 'simulator.localhost';

/**
 * Frames on one host would share cookies, so each gets a host on the page's site: `a.simulator.localhost`. A network
 * address allows only one host.
 */
export interface FrameHost {
  simulator: string;
  host: string;
  hasOwnHosts: boolean;
  portalPort: number;
}

export function findFrameHost(headers: Headers, settings: Settings): FrameHost | null {
  if (settings.publicUrl !== undefined) return null;
  const simulator = simulatorOriginOf(headers, settings);
  const { hostname } = new URL(simulator);
  const { portalPort } = settings;
  if (isLoopback(hostname))
    return {
      simulator,
      host: LOCALHOST_SITE.test(hostname) ? hostname : SITE_HOST,
      hasOwnHosts: true,
      portalPort,
    };
  if (isLocalNetworkAddress(hostname)) return { simulator, host: hostname, hasOwnHosts: false, portalPort };
  return null;
}

export function createNamedFrameUrl(request: Request, settings: Settings): string | null {
  if (settings.publicUrl !== undefined || request.headers.get('sec-fetch-dest') !== 'document') return null;
  const requestedUrl = new URL(simulatorOriginOf(request.headers, settings));
  if (!isLoopback(requestedUrl.hostname) || LOCALHOST_SITE.test(requestedUrl.hostname)) return null;
  const { pathname, search } = new URL(request.url);
  return `http://${SITE_HOST}${requestedUrl.port && `:${requestedUrl.port}`}${pathname}${search}`;
}

export function frameOriginOf(
  { host, hasOwnHosts, portalPort }: FrameHost,
  { sandbox, name, deployment }: { sandbox: Sandbox; name: string; deployment: Deployment },
): string {
  const ownSubdomain = hasOwnHosts ? `${deployment.hostLabels[0]}.${frameLabel(sandbox, name)}.` : '';
  return `http://${ownSubdomain}${host}:${portalPort}`;
}

/** CSP source for the framed portal of any partner. */
export function createFrameSource(
  { host, hasOwnHosts, portalPort }: FrameHost,
  { sandbox, name }: { sandbox: Sandbox; name: string },
): string {
  const ownSubdomain = hasOwnHosts ? `*.${frameLabel(sandbox, name)}.` : '';
  return `http://${ownSubdomain}${host}:${portalPort}`;
}

function frameLabel({ id }: Sandbox, name: string): string {
  return `f${createHash('sha256').update(`${id} ${name}`).digest('hex').slice(0, 12)}`;
}

export function isLoopback(hostname: string): boolean {
  return /^([a-z0-9-]+\.)*localhost$|^127(\.\d{1,3}){3}$|^\[::1\]$/.test(hostname);
}

/** Browsers treat `name.localhost` as a site, so its subdomains get its cookies. */
const LOCALHOST_SITE = /^[a-z0-9-]+\.localhost$/;
