import { BlockList } from 'node:net';
import type { Deployment } from 'fixtures/deployments';
import type { MailSender } from '../mail/send-mail';
import { findDeployment } from '../reference-data/deployments';
import { isReservedLabel } from '../rules/own-bank/host-label';
import type { Settings } from '../settings';
import type { ApplicationRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import { currentDeploymentOf, findCustomDeployment } from './own-bank';

const HOST_PATTERN = /^[a-z0-9]([a-z0-9.-]{0,252}[a-z0-9])?(:\d{1,5})?$/i;

/** `URL.canParse` also rejects hosts such as `999.1.1.1`. */
const isHost = (host: string) => HOST_PATTERN.test(host) && URL.canParse(`http://${host}`);

/** Labels such as `www` select the custom bank or the default partner. Undefined for unknown labels. */
export function deploymentOfLabel(
  label: string,
  settings: Settings,
  sandbox: Sandbox,
): Deployment | undefined {
  const customDeployment = findCustomDeployment(sandbox);
  if (
    customDeployment &&
    (isReservedLabel(label) || customDeployment.hostLabels.includes(label.toLowerCase()))
  )
    return customDeployment;
  return findDeployment(isReservedLabel(label) ? settings.defaultPartner : label);
}

/** Selects by forwarded host, host, sandbox's partner or default, in this order (D-02). */
export function deploymentOf(request: Request, settings: Settings, sandbox: Sandbox): Deployment {
  const host = forwardedHost(request) ?? request.headers.get('host') ?? '';
  const [label = ''] = host.split(/[.:]/);
  if (sandbox.partner !== null && isReservedLabel(label))
    return currentDeploymentOf(sandbox, sandbox.partner);
  const deployment = deploymentOfLabel(label, settings, sandbox) ?? deploymentOfLabel('', settings, sandbox);
  if (deployment === undefined) throw new Error('DEFAULT_PARTNER does not name a deployment');
  return deployment;
}

export function createMailSender(request: Request, deployment: Deployment, settings: Settings): MailSender {
  return {
    partner: deployment.partner.parameters.display_name,
    portal: portalOriginOf(request, deployment, settings),
  };
}

export function portalOriginOf(request: Request, deployment: Deployment, settings: Settings): string {
  const host = forwardedHost(request);
  if (host === undefined || !isPortalHost(host, settings)) {
    return portalInSameNetwork(request, settings) ?? ownPortal(deployment, settings);
  }
  const protocol = request.headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
  return `${protocol}://${host}`;
}

/** True also for `localhost`, one-word names and IPv4 addresses. */
function isPortalHost(host: string, { portalDomains }: Settings): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const isLocal = /^([a-z0-9-]+\.)*localhost$|^[a-z0-9-]+$|^\d{1,3}(\.\d{1,3}){3}$/.test(name);
  return isLocal || portalDomains.some((domain) => name === domain || name.endsWith(`.${domain}`));
}

const LOCAL_ADDRESSES = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  LOCAL_ADDRESSES.addSubnet(network, bits);
}

/** Undefined for foreign links, because snapshots may contain any link. */
export function parseSimulatorLink(link: string, { headers }: Request, settings: Settings): URL | undefined {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  const simulatorUrl = new URL(simulatorOriginOf(headers, settings));
  if (url.origin === simulatorUrl.origin) return url;
  const isOutsideNetwork =
    isIpv4Address(url.hostname) &&
    url.hostname !== simulatorUrl.hostname &&
    !LOCAL_ADDRESSES.check(url.hostname);
  return isPortalHost(url.host, settings) && !isOutsideNetwork ? url : undefined;
}

export function createSenderForApplication(
  sandbox: Sandbox,
  { partner, portal }: ApplicationRow,
  settings: Settings,
): MailSender {
  const deployment = currentDeploymentOf(sandbox, partner);
  return {
    partner: deployment.partner.parameters.display_name,
    portal: portal ?? ownPortal(deployment, settings),
  };
}

/** Portal for callers by IPv4 address, such as phones; otherwise undefined. */
function portalInSameNetwork(request: Request, settings: Settings): string | undefined {
  const [name = ''] = (request.headers.get('host') ?? '').split(':');
  return isLocalNetworkAddress(name) ? `http://${name}:${settings.portalPort}` : undefined;
}

export function isLocalNetworkAddress(name: string): boolean {
  return isIpv4Address(name) && !name.startsWith('127.');
}

const isIpv4Address = (name: string) => /^\d{1,3}(\.\d{1,3}){3}$/.test(name);

function ownPortal({ hostLabels }: Deployment, { portalPort }: Settings): string {
  return `http://${hostLabels[0]}.localhost:${portalPort}`;
}

export function simulatorOriginOf(headers: Headers, { publicUrl, port }: Settings): string {
  const host = headers.get('host') ?? '';
  return publicUrl ?? `http://${isHost(host) ? host : `localhost:${port}`}`;
}

export function simulatorOriginAtForwardedHost(headers: Headers, settings: Settings): string {
  const [name] = (headers.get('x-forwarded-host') ?? '').split(':');
  const simulatorOrigin = simulatorOriginOf(headers, settings);
  if (settings.publicUrl !== undefined || !name || !isHost(name)) return simulatorOrigin;
  return `http://${name}:${new URL(simulatorOrigin).port || settings.port}`;
}

const FRAMED_PORTAL_HOST = /^[a-z0-9-]+\.f[0-9a-f]{12}\.([a-z0-9-]+\.localhost)$/;

/** An origin on the framed portal's site, so that browsers send the portal's cookies. */
export function simulatorOriginOnPortalSite(headers: Headers, settings: Settings): string {
  const [name = ''] = (headers.get('x-forwarded-host') ?? '').split(':');
  const simulatorOrigin = simulatorOriginOf(headers, settings);
  const site = FRAMED_PORTAL_HOST.exec(name)?.[1];
  if (site && settings.publicUrl === undefined)
    return `http://${site}:${new URL(simulatorOrigin).port || settings.port}`;
  return isLocalNetworkAddress(name) ? simulatorOriginAtForwardedHost(headers, settings) : simulatorOrigin;
}

function forwardedHost(request: Request): string | undefined {
  const host = request.headers.get('x-forwarded-host');
  return host !== null && isHost(host) ? host : undefined;
}
