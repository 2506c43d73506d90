import type { LoadedSituation } from '../../pages/situations/loaded-card';
import type { Settings } from '../../settings';
import { isLoopback } from '../frame-host';
import { listMachineAddresses } from '../machine-addresses';
import { createQrModules } from '../qr-modules';
import type { PageView } from './view';

export function createPhoneCodes(view: PageView): LoadedSituation['phones'] {
  const { personas, id, partner } = view.sandbox;
  const origin = reachableOrigin(view.origin, view.settings);
  const people = personas.map(({ key, email }) => ({ key, person: formatPersonName(email) }));
  const phoneUsers = people.length === 0 ? [{ key: 'visitor', person: view.t('visitor') }] : people;
  return phoneUsers.map(({ key: persona, person }) => {
    const query = new URLSearchParams({
      sandbox: id,
      lang: view.language,
      persona,
      ...(partner && { partner }),
    });
    const address = `${origin}/simulator/enter?${query}`;
    return { person, address, code: createQrModules(address) };
  });
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
  const [machineAddress] = listMachineAddresses();
  return machineAddress ? `http://${machineAddress}:${port}` : origin;
}
