import QRCode from 'qrcode';
import type { Settings } from '../../settings';
import { isLoopback } from '../frame-place';
import { addressesOfMachine } from '../machine-addresses';
import type { PageView } from './view';

export interface PhoneCode {
  persona: string;
  address: string;
  svg: string;
}

export async function phoneCode(view: PageView): Promise<PhoneCode> {
  const { personas, id, partner } = view.sandbox;
  const { key: persona = 'visitor' } = personas.find(({ role }) => role === 'signatory') ?? personas[0] ?? {};
  const query = new URLSearchParams({
    sandbox: id,
    lang: view.language,
    persona,
    ...(partner && { partner }),
  });
  const address = `${reachableOrigin(view.origin, view.settings)}/simulator/enter?${query}`;
  return { persona, address, svg: await QRCode.toString(address, { type: 'svg', margin: 2 }) };
}

/** A phone cannot reach localhost, so the first network address replaces it, except in a hosted demo. */
function reachableOrigin(origin: string, { publicUrl, hosted, port }: Settings): string {
  if (publicUrl !== undefined || hosted || !isLoopback(new URL(origin).hostname)) return origin;
  const [own] = addressesOfMachine();
  return own ? `http://${own}:${port}` : origin;
}
