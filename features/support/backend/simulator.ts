import { serverAddress } from '../settings';
import type { Backend, Control, Mail } from './backend';
import { type ControlCall, createFaultControls, sendControlCall } from './fault-controls';
import { LendingApi } from './lending-api';

interface Sandbox {
  sandbox: string;
  personas: { key: string; email: string; password: string }[];
}

export async function openSimulatorBackend(situation: string, now?: string): Promise<Backend> {
  const { sandbox, personas } = await control<Sandbox>({
    method: 'POST',
    path: '/sandboxes',
    body: { scenario: situation, now },
  });
  const headers = { 'x-sandbox': sandbox };
  const api = new LendingApi(serverAddress('API_BASE_URL'), headers);
  return {
    browserHeaders: headers,
    newCustomer: () => api.newCustomer(),
    apply: (customer, request) => api.apply(customer, request),
    applicationsOf: (customer) => api.applicationsOf(customer),
    applicationOf: (...customer) => api.applicationOf(...customer),
    documentsOf: (customer, applicationId) => api.documentsOf(customer, applicationId),
    signatoriesOf: (customer, applicationId) => api.signatoriesOf(customer, applicationId),
    async waitForVirusScan() {
      await control({ method: 'POST', path: '/clock/advance', body: { by: 'PT1M' }, headers });
    },
    change: (customer, path, body) => api.change(customer, path, body),
    people: new Map(personas.map(({ key, email, password }) => [key, { email, password }])),
    control: controls(headers),
  };
}

function controls(headers: Record<string, string>): Control {
  return {
    ...createFaultControls(control, headers),
    async endSession() {
      await control({ method: 'POST', path: '/clock/advance', body: { by: 'PT9H' }, headers });
    },
    async advanceClock(duration) {
      await control({ method: 'POST', path: '/clock/advance', body: { by: duration }, headers });
    },
    async moveApplication(applicationId, status) {
      await control({
        method: 'POST',
        path: `/applications/${applicationId}/status`,
        body: { status },
        headers,
      });
    },
    async pretendStatus(applicationId, status) {
      await control({
        method: 'POST',
        path: `/applications/${applicationId}/status`,
        body: { status },
        headers,
      });
    },
    async pretendIdentification({ applicationId, signatoryId }, outcome) {
      const path = `/applications/${applicationId}/signatories/${signatoryId}/identification`;
      await control({ method: 'POST', path, body: { outcome }, headers });
    },
    mails(email, kind) {
      const query = new URLSearchParams({ to: email, ...(kind && { kind }) });
      return control<Mail[]>({ method: 'GET', path: `/outbox?${query}`, headers });
    },
    async invite(email) {
      await control({ method: 'POST', path: '/invitations', body: { email }, headers });
    },
  };
}

const control: ControlCall = (request) => sendControlCall(serverAddress('API_BASE_URL'), request);
