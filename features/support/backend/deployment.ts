import { randomUUID } from 'node:crypto';
import type { WorldFault } from 'fixtures/world';
import { buildWorld, findScenario } from 'fixtures/worlds';
import type { Start } from '../deployment/start';
import { mailsFrom } from '../mailbox/mailpit';
import type { Preparation } from '../preparation/preparation';
import { preparations } from '../preparation/preparations';
import { scanned } from '../preparation/virus-scan';
import { address, faultProxy, mailbox } from '../settings';
import type { Backend, Control, Customer } from './backend';
import { type ControlCall, controlCall, faultControls } from './faults';
import { identifiedFaults } from './identified';
import { LendingApi } from './lending-api';
import { movedFaults } from './moved';

/**
 * A real deployment: every scenario works with accounts and applications that are its own.
 * @param start what it begins with, brought about by the first preparation that can; null for nothing
 * @param now UTC instant at which its answers are dated at first; the real one when nothing is said
 * @throws Error when no preparation can
 */
export async function deployment(start: Start | null, now?: string): Promise<Backend> {
  const api = new LendingApi(address('API_BASE_URL'));
  const proxy = faultProxy();
  const headers: Record<string, string> = proxy === null ? {} : { 'x-sandbox': randomUUID() };
  const people = new Map(start && [[start.person ?? '', await prepared(start)]]);
  if (proxy !== null) {
    if (now !== undefined) await controlCall(proxy, 'PUT', '/clock', { now }, headers);
    for (const fault of faultsOf(start)) await controlCall(proxy, 'POST', '/faults', fault, headers);
  }
  return {
    browserHeaders: headers,
    people,
    newCustomer: () => api.newCustomer(),
    apply: (customer, wish) => api.apply(customer, wish),
    applicationsOf: (customer) => api.applicationsOf(customer),
    applicationOf: (...asked) => api.applicationOf(...asked),
    documentsOf: (customer, applicationId) => api.documentsOf(customer, applicationId),
    signatoriesOf: (customer, applicationId) => api.signatoriesOf(customer, applicationId),
    scanned: async (customer, applicationId) =>
      scanned(await api.as(customer), `/user/applications/${applicationId}`),
    change: (customer, path, body) => api.change(customer, path, body),
    control: partialControl({ ...(proxy !== null && byProxy(proxy, headers)), ...byMailbox() }),
  };
}

/** What goes wrong from a situation's start: by the proxy here. */
function faultsOf(start: Start | null): readonly WorldFault[] {
  const scenario = start && findScenario(start.situation);
  return (scenario && buildWorld(scenario, { seed: 1, now: new Date() }).faults) ?? [];
}

/** Made once for each worker: several prepared accounts are taken in turn. */
let ways: readonly Preparation[] | null = null;

function prepared(start: Start): Promise<Customer> {
  ways ??= preparations(faultProxy() !== null);
  const able = ways.find((each) => each.obstacles(start).length === 0);
  if (!able) throw new Error(`nothing here can prepare ${start.situation}: see npm run features:plan`);
  return able.prepare(start);
}

function byMailbox(): Partial<Control> {
  const catcher = mailbox();
  return catcher === null ? {} : { mails: (to, kind) => mailsFrom(catcher, to, kind) };
}

/** What the fault proxy does for the scenario of these headers. */
function byProxy(proxy: string, headers: Record<string, string>): Partial<Control> {
  const control: ControlCall = (...call) => controlCall(proxy, ...call);
  const addAll = async (faults: readonly object[]) => {
    for (const fault of faults) await control('POST', '/faults', fault, headers);
  };
  return {
    ...faultControls(control, headers),
    showMoved: (applicationId, status) => addAll(movedFaults(applicationId, status)),
    showIdentified: (signer, outcome) => addAll(identifiedFaults(signer, outcome)),
    async endSession() {
      await control('DELETE', '/sessions', undefined, headers);
    },
  };
}

/** Those controls that there are; the others fail by name, as the plan leaves out the scenarios that need them. */
function partialControl(parts: Partial<Control>): Control {
  return new Proxy(parts, {
    get(controls, name, receiver) {
      if (!(name in controls)) throw new Error(`this deployment has no ${String(name)}`);
      return Reflect.get(controls, name, receiver) as unknown;
    },
    // Whoever takes a control that is not there gets an error in its place.
  }) as Control;
}
