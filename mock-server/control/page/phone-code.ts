import QRCode from 'qrcode';
import type { Settings } from '../../settings';
import { addressesOfMachine } from '../machine-addresses';
import { isLoopback } from '../portal-frames/frame-place';
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

/** A phone cannot reach this machine as localhost: then its first address in the network takes the place, but where strangers come from outside. */
function reachable(origin: string, { publicUrl, hosted, port }: Settings): string {
  if (publicUrl !== undefined || hosted || !isLoopback(new URL(origin).hostname)) return origin;
  const [own] = addressesOfMachine();
  return own ? `http://${own}:${port}` : origin;
}
