import type { PhoneQrCodesData } from '../../pages/demo/demo-data';
import { isLoopback } from '../frame-host';
import { listMachineAddresses } from '../machine-addresses';
import { createQrModules } from '../qr-modules';
import { type DemoView, findSecondPersona, personaNameOf } from './view';

const PROBE_TIMEOUT_MS = 700;

export function listPeopleWithPhones(view: Pick<DemoView, 'run' | 'sandbox'>): string[] {
  const second = findSecondPersona(view);
  const first = view.run.stop.where.persona;
  return [...new Set([first === second ? (view.sandbox.personas[0]?.key ?? first) : first, second ?? first])];
}

export function createPhoneUrl(
  { run, sandbox }: Pick<DemoView, 'run' | 'sandbox'>,
  persona: string,
  base: string,
): string {
  const isSecond = persona === findSecondPersona({ run, sandbox });
  const at = (isSecond ? run.stop.second?.path : undefined) ?? run.stop.where.path;
  const query = new URLSearchParams({
    sandbox: sandbox.id,
    persona,
    at,
    lang: run.language,
    ...(sandbox.partner && { partner: sandbox.partner }),
  });
  return `${base}/simulator/enter?${query}`;
}

type PhonesView = Pick<DemoView, 'run' | 'sandbox' | 'settings' | 't' | 'host' | 'origin'>;

/** A hosted simulator uses the request's address, because its network addresses are internal. */
export async function createPhoneQrCodesData(
  view: PhonesView,
  machine: readonly string[] = listMachineAddresses(),
): Promise<PhoneQrCodesData> {
  const { settings, host, origin } = view;
  const isPublic = settings.publicUrl !== undefined || settings.hosted;
  const found = isPublic ? [] : machine;
  const chosen = found.find((each) => each === host) ?? found[0];
  const base = isPublic ? origin : `http://${chosen ?? 'localhost'}:${settings.port}`;
  const portal = chosen === undefined ? null : `http://${chosen}:${settings.portalPort}`;
  const answers = portal === null || (await isReachable(portal));
  return {
    people: listPeopleWithPhones(view).map((key) => {
      const address = createPhoneUrl(view, key, base);
      return { who: personaNameOf(view, key), address, code: createQrModules(address) };
    }),
    isOnlyLocal: isPublic ? isLoopback(new URL(base).hostname) : chosen === undefined,
    unreachable: answers ? null : portal,
    hosts: found.length < 2 ? [] : found,
    host: chosen ?? null,
  };
}

async function isReachable(portal: string): Promise<boolean> {
  const response = await fetch(`${portal}/healthz`, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).catch(
    () => null,
  );
  return response?.ok ?? false;
}
