import { networkInterfaces } from 'node:os';
import QRCode from 'qrcode';
import type { Settings } from '../../settings';
import type { PageView } from './view';

/** QR code and address that open a world on a phone. */
export interface PhoneCode {
  /** Key of the persona it opens the portal as. */
  persona: string;
  address: string;
  /** The address as QR code, an SVG. */
  svg: string;
}

/** Leads into a view's world as whoever signs second, else as the first persona. */
export async function phoneCode(view: PageView): Promise<PhoneCode> {
  const { personas, id, partner } = view.sandbox;
  const { key: persona = 'visitor' } = personas.find(({ role }) => role === 'signatory') ?? personas[0] ?? {};
  const query = new URLSearchParams({
    sandbox: id,
    lang: view.language,
    persona,
    ...(partner && { partner }),
  });
  const address = `${reachable(view.origin, view.settings)}/simulator/enter?${query}`;
  return { persona, address, svg: await QRCode.toString(address, { type: 'svg', margin: 2 }) };
}

/** A phone cannot reach this machine as localhost: then its first address in the network takes the place. */
function reachable(origin: string, { publicUrl, port }: Settings): string {
  const { hostname } = new URL(origin);
  if (publicUrl !== undefined || !/^(localhost|127\.|.*\.localhost$)/.test(hostname)) return origin;
  const own = Object.values(networkInterfaces())
    .flat()
    .find((network) => network?.family === 'IPv4' && !network.internal);
  return own ? `http://${own.address}:${port}` : origin;
}
