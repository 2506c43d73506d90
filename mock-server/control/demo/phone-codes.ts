import type { PhoneQrCodesData } from '../../pages/demo/demo-data';
import { isLoopback } from '../frame-host';
import { listMachineAddresses } from '../machine-addresses';
import { createQrModules } from '../qr-modules';
import { type DemoView, findSecondPersona, personaNameOf } from './view';

const PROBE_TIMEOUT_MS = 700;

export function listPeopleWithPhones(view: Pick<DemoView, 'run' | 'sandbox'>): string[] {
  const secondPersona = findSecondPersona(view);
  const firstPersona = view.run.stop.where.persona;
  return [
    ...new Set([
      firstPersona === secondPersona ? (view.sandbox.personas[0]?.key ?? firstPersona) : firstPersona,
      secondPersona ?? firstPersona,
    ]),
  ];
}

export function createPhoneUrl(
  { run, sandbox }: Pick<DemoView, 'run' | 'sandbox'>,
  persona: string,
  base: string,
): string {
  const isSecondPersona = persona === findSecondPersona({ run, sandbox });
  const path = (isSecondPersona ? run.stop.second?.path : undefined) ?? run.stop.where.path;
  const query = new URLSearchParams({
    sandbox: sandbox.id,
    persona,
    at: path,
    lang: run.language,
    ...(sandbox.partner && { partner: sandbox.partner }),
  });
  return `${base}/simulator/enter?${query}`;
}

type PhonesView = Pick<DemoView, 'run' | 'sandbox' | 'settings' | 't' | 'host' | 'origin'>;

/** A hosted simulator uses the request's address, because its network addresses are internal. */
export async function createPhoneQrCodesData(
  view: PhonesView,
  machineAddresses: readonly string[] = listMachineAddresses(),
): Promise<PhoneQrCodesData> {
  const { settings, host, origin } = view;
  const isPublic = settings.publicUrl !== undefined || settings.hosted;
  const networkAddresses = isPublic ? [] : machineAddresses;
  const selectedAddress = networkAddresses.find((candidate) => candidate === host) ?? networkAddresses[0];
  const base = isPublic ? origin : `http://${selectedAddress ?? 'localhost'}:${settings.port}`;
  const portal = selectedAddress === undefined ? null : `http://${selectedAddress}:${settings.portalPort}`;
  const isPortalReachable = portal === null || (await isReachable(portal));
  return {
    people: listPeopleWithPhones(view).map((key) => {
      const address = createPhoneUrl(view, key, base);
      return { personName: personaNameOf(view, key), address, code: createQrModules(address) };
    }),
    isOnlyLocal: isPublic ? isLoopback(new URL(base).hostname) : selectedAddress === undefined,
    unreachableAddress: isPortalReachable ? null : portal,
    hosts: networkAddresses.length < 2 ? [] : networkAddresses,
    host: selectedAddress ?? null,
  };
}

async function isReachable(portal: string): Promise<boolean> {
  const response = await fetch(`${portal}/healthz`, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).catch(
    () => null,
  );
  return response?.ok ?? false;
}
