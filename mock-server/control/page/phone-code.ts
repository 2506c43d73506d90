import type { LoadedSituation } from '../../pages/situations/loaded-card';
import type { Settings } from '../../settings';
import { isLoopback } from '../frame-place';
import { listMachineAddresses } from '../machine-addresses';
import { createQrModules } from '../qr-modules';
import type { PageView } from './view';

export function createPhoneCode(view: PageView): LoadedSituation['phone'] {
  const { personas, id, partner } = view.sandbox;
  const shown = personas.find(({ role }) => role === 'signatory') ?? personas[0];
  const query = new URLSearchParams({
    sandbox: id,
    lang: view.language,
    persona: shown?.key ?? 'visitor',
    ...(partner && { partner }),
  });
  const address = `${reachableOrigin(view.origin, view.settings)}/simulator/enter?${query}`;
  const person = shown ? formatPersonName(shown.email) : view.t('visitor');
  return { person, address, code: createQrModules(address) };
}

export function formatPersonName(email: string): string {
  const [words = ''] = email.split('@');
  return words
    .split('.')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Phones cannot reach localhost, so use the first network address. */
function reachableOrigin(origin: string, { publicUrl, hosted, port }: Settings): string {
  if (publicUrl !== undefined || hosted || !isLoopback(new URL(origin).hostname)) return origin;
  const [own] = listMachineAddresses();
  return own ? `http://${own}:${port}` : origin;
}
