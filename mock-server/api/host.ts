import { BlockList } from 'node:net';
import { type Deployment, findDeployment } from 'fixtures/deployments';
import type { Sender } from '../mail/post';
import { namesNoPartner } from '../rules/own-bank/host-label';
import type { Settings } from '../settings';
import type { ApplicationRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import { deploymentIn, ownDeploymentOf } from './own-bank';

/** What a host name with an optional port is made of. */
const HOST = /^[a-z0-9]([a-z0-9.-]{0,252}[a-z0-9])?(:\d{1,5})?$/i;

/** Whether an address can be made of a host in a header: `999.1.1.1` looks like one and is none. Anything else is ignored. */
const isHost = (host: string) => HOST.test(host) && URL.canParse(`http://${host}`);

/**
 * The deployment that a partner's label stands for in a world: `localhost`, `www` and the number of an IP address stand for the bank of one's
 * own where there is one, else for the default one; undefined for a label nobody has.
 */
export function deploymentOfLabel(
  label: string,
  settings: Settings,
  sandbox: Sandbox,
): Deployment | undefined {
  const own = ownDeploymentOf(sandbox);
  if (own && (namesNoPartner(label) || own.hostLabels.includes(label.toLowerCase()))) return own;
  return findDeployment(namesNoPartner(label) ? settings.defaultPartner : label);
}

/**
 * The deployment of a request: by the host the portal forwards, else by the request's own (D-02); where that names none, the one the sandbox
 * was entered at, else the default one.
 */
export function deploymentOf(request: Request, settings: Settings, sandbox: Sandbox): Deployment {
  const host = forwardedHost(request) ?? request.headers.get('host') ?? '';
  const [label = ''] = host.split(/[.:]/);
  if (sandbox.partner !== null && namesNoPartner(label)) return deploymentIn(sandbox, sandbox.partner);
  const deployment = deploymentOfLabel(label, settings, sandbox) ?? deploymentOfLabel('', settings, sandbox);
  if (deployment === undefined) throw new Error('the default partner names no deployment');
  return deployment;
}

/** The sender of e-mails caused by a request, and the portal's origin for their links. */
export function senderOf(request: Request, deployment: Deployment, settings: Settings): Sender {
  return {
    partner: deployment.partner.parameters.display_name,
    portal: portalOf(request, deployment, settings),
  };
}

/** Origin of the portal: the forwarded host when it is one of the portal's, else beside the simulator in the network, else the deployment's own on this machine. */
export function portalOf(request: Request, deployment: Deployment, settings: Settings): string {
  const host = forwardedHost(request);
  if (host === undefined || !isPortals(host, settings)) {
    return neighbourPortal(request, settings) ?? ownPortal(deployment, settings);
  }
  const protocol = request.headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
  return `${protocol}://${host}`;
}

/** Whether links may lead to a host: a domain of the portal's, or a name or number of this machine or the local network. */
function isPortals(host: string, { portalDomains }: Settings): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const isLocal = /^([a-z0-9-]+\.)*localhost$|^[a-z0-9-]+$|^\d{1,3}(\.\d{1,3}){3}$/.test(name);
  return isLocal || portalDomains.some((domain) => name === domain || name.endsWith(`.${domain}`));
}

/** Numbers that mean this machine or one in the network of who asks, and nobody elsewhere. */
const NEAR = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  NEAR.addSubnet(net, bits);
}

/**
 * The address that a mail's link names where it leads to the portal or to the simulator itself; undefined for any other, as whoever puts a
 * snapshot into a world chooses what its mails say.
 */
export function ownLink(link: string, { headers }: Request, settings: Settings): URL | undefined {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  const own = new URL(simulatorOriginOf(headers, settings));
  if (url.origin === own.origin) return url;
  const isFar = isNumber(url.hostname) && url.hostname !== own.hostname && !NEAR.check(url.hostname);
  return isPortals(url.host, settings) && !isFar ? url : undefined;
}

/** The sender of e-mails about an application: its partner, with links to the portal that last sent it. */
export function senderAbout(
  sandbox: Sandbox,
  { partner, portal }: ApplicationRow,
  settings: Settings,
): Sender {
  const deployment = deploymentIn(sandbox, partner);
  return {
    partner: deployment.partner.parameters.display_name,
    portal: portal ?? ownPortal(deployment, settings),
  };
}

/**
 * The portal beside a simulator that was called by a name or number of the network, as a phone calls it, to which no `localhost` means this
 * machine; undefined for who calls it from here.
 */
function neighbourPortal(request: Request, settings: Settings): string | undefined {
  const [name = ''] = (request.headers.get('host') ?? '').split(':');
  return isInNetwork(name) ? `http://${name}:${settings.portalPort}` : undefined;
}

/** Whether a host is a number under which other devices know a machine. */
export function isInNetwork(name: string): boolean {
  return isNumber(name) && !name.startsWith('127.');
}

const isNumber = (name: string) => /^\d{1,3}(\.\d{1,3}){3}$/.test(name);

function ownPortal({ hostLabels }: Deployment, { portalPort }: Settings): string {
  return `http://${hostLabels[0]}.localhost:${portalPort}`;
}

/**
 * Public address of the simulator itself, for links that a browser follows: the setting when there is one, else the host that the
 * request was sent to.
 */
export function simulatorOriginOf(headers: Headers, { publicUrl, port }: Settings): string {
  const host = headers.get('host') ?? '';
  return publicUrl ?? `http://${isHost(host) ? host : `localhost:${port}`}`;
}

/**
 * Public address of the simulator for somebody who came through the portal: the setting when there is one, else the host they see the portal
 * at, with the simulator's own port.
 */
export function simulatorOriginFor(headers: Headers, settings: Settings): string {
  const [name] = (headers.get('x-forwarded-host') ?? '').split(':');
  const own = simulatorOriginOf(headers, settings);
  if (settings.publicUrl !== undefined || !name || !isHost(name)) return own;
  return `http://${name}:${new URL(own).port || settings.port}`;
}

/** The host of a portal that a page of the simulator shows in a frame: the partner, the frame, the simulator's own name. */
const FRAMED = /^[a-z0-9-]+\.f[0-9a-f]{12}\.([a-z0-9-]+\.localhost)$/;

/**
 * Where somebody who came through the portal reaches a page of the simulator: at the number of the network they see the portal at, as a phone
 * does, which knows the machine by no other name; in a frame of the simulator at the name that is one site with it, so that the portal's
 * cookies go along on the way back; else where the request was sent to.
 */
export function simulatorOriginNear(headers: Headers, settings: Settings): string {
  const [name = ''] = (headers.get('x-forwarded-host') ?? '').split(':');
  const own = simulatorOriginOf(headers, settings);
  const site = FRAMED.exec(name)?.[1];
  if (site && settings.publicUrl === undefined) return `http://${site}:${new URL(own).port || settings.port}`;
  return isInNetwork(name) ? simulatorOriginFor(headers, settings) : own;
}

function forwardedHost(request: Request): string | undefined {
  const host = request.headers.get('x-forwarded-host');
  return host !== null && isHost(host) ? host : undefined;
}
