import { networkInterfaces } from 'node:os';
import QRCode from 'qrcode';
import type { Settings } from '../../settings';
import type { PageView } from './view';

/** The QR code, as SVG, that opens a view's world on a phone as whoever signs second, else as the first persona. */
export function phoneCode(view: PageView): Promise<string> {
  const { personas, id } = view.sandbox;
  const persona = personas.find(({ role }) => role === 'signatory') ?? personas[0];
  const query = new URLSearchParams({ sandbox: id, lang: view.language, persona: persona?.key ?? 'visitor' });
  const address = `${reachable(view.origin, view.settings)}/simulator/enter?${query}`;
  return QRCode.toString(address, { type: 'svg', margin: 2 });
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
