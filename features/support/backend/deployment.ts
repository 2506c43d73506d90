import { randomUUID } from 'node:crypto';
import type { WorldFault } from 'fixtures/world';
import { buildWorld, findScenario } from 'fixtures/worlds';
import type { ScenarioStart } from '../deployment/scenario-start';
import { fetchMails } from '../mailbox/mailpit';
import type { Preparation } from '../preparation/preparation';
import { createPreparations } from '../preparation/preparations';
import { waitForVirusScan } from '../preparation/virus-scan';
import { faultProxyAddress, mailboxAddress, serverAddress } from '../settings';
import type { Backend, Control, Customer } from './backend';
import { type ControlCall, createFaultControls, sendControlCall } from './fault-controls';
import { createIdentificationFaults } from './identification-faults';
import { LendingApi } from './lending-api';
import { createStatusFaults } from './status-faults';

/**
 * @param now UTC instant for the dates of responses; default: real time
 * @throws Error if the situation cannot be prepared
 */
export async function openDeploymentBackend(start: ScenarioStart | null, now?: string): Promise<Backend> {
  const api = new LendingApi(serverAddress('API_BASE_URL'));
  const proxy = faultProxyAddress();
  const headers: Record<string, string> = proxy === null ? {} : { 'x-sandbox': randomUUID() };
  const people = new Map(start && [[start.person ?? '', await prepareCustomer(start)]]);
  if (proxy !== null) {
    if (now !== undefined)
      await sendControlCall(proxy, { method: 'PUT', path: '/clock', body: { now }, headers });
    for (const fault of faultsOf(start))
      await sendControlCall(proxy, { method: 'POST', path: '/faults', body: fault, headers });
  }
  return {
    browserHeaders: headers,
    people,
    newCustomer: () => api.newCustomer(),
    apply: (customer, request) => api.apply(customer, request),
    applicationsOf: (customer) => api.applicationsOf(customer),
    applicationOf: (...customer) => api.applicationOf(...customer),
    documentsOf: (customer, applicationId) => api.documentsOf(customer, applicationId),
    signatoriesOf: (customer, applicationId) => api.signatoriesOf(customer, applicationId),
    waitForVirusScan: async (customer, applicationId) =>
      waitForVirusScan(await api.callsOf(customer), `/user/applications/${applicationId}`),
    change: (customer, path, body) => api.change(customer, path, body),
    control: partialControl({ ...(proxy !== null && proxyControl(proxy, headers)), ...mailboxControl() }),
  };
}

function faultsOf(start: ScenarioStart | null): readonly WorldFault[] {
  const scenario = start && findScenario(start.situation);
  return (scenario && buildWorld(scenario, { seed: 1, now: new Date() }).faults) ?? [];
}

/** Kept between scenarios, because prepared accounts remember which one is next. */
let cachedPreparations: readonly Preparation[] | null = null;

function prepareCustomer(start: ScenarioStart): Promise<Customer> {
  cachedPreparations ??= createPreparations(faultProxyAddress() !== null);
  const preparation = cachedPreparations.find((candidate) => candidate.blockers(start).length === 0);
  if (!preparation)
    throw new Error(`no preparation can create the situation ${start.situation}: see npm run features:plan`);
  return preparation.prepare(start);
}

function mailboxControl(): Partial<Control> {
  const catcher = mailboxAddress();
  return catcher === null ? {} : { mails: (email, kind) => fetchMails(catcher, email, kind) };
}

function proxyControl(proxy: string, headers: Record<string, string>): Partial<Control> {
  const control: ControlCall = (request) => sendControlCall(proxy, request);
  const addFaults = async (faults: readonly object[]) => {
    for (const fault of faults) await control({ method: 'POST', path: '/faults', body: fault, headers });
  };
  return {
    ...createFaultControls(control, headers),
    pretendStatus: (applicationId, status) => addFaults(createStatusFaults(applicationId, status)),
    pretendIdentification: (signer, outcome) => addFaults(createIdentificationFaults(signer, outcome)),
    async endSession() {
      await control({ method: 'DELETE', path: '/sessions', headers });
    },
  };
}

/** The plan excludes scenarios that need other controls. */
function partialControl(parts: Partial<Control>): Control {
  return new Proxy(parts, {
    get(controls, name, receiver) {
      if (!(name in controls)) throw new Error(`this deployment has no ${String(name)}`);
      return Reflect.get(controls, name, receiver) as unknown;
    },
  }) as Control;
}
