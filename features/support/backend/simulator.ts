import { address } from '../settings';
import {
  type Backend,
  type Control,
  type Disturbance,
  LENDING_CALLS,
  type Mail,
  type PortalRequest,
} from './backend';
import { LendingApi } from './lending-api';

/** Longer than the portal waits for the lending system. */
const NEVER_MS = 120_000;

interface Sandbox {
  sandbox: string;
  personas: { key: string; email: string; password: string }[];
}

interface LoggedRequest {
  method: string;
  path: string;
  request: { body: unknown };
}

/**
 * The simulated lending system; the scenario gets a sandbox, an isolated world of its own.
 * @param situation name of the fixtures' scenario it begins with.
 * @param now UTC instant at which it begins; the real one when nothing is said.
 */
export async function simulator(situation: string, now?: string): Promise<Backend> {
  const { sandbox, personas } = await control<Sandbox>('POST', '/sandboxes', { scenario: situation, now });
  const headers = { 'x-sandbox': sandbox };
  const api = new LendingApi(address('API_BASE_URL'), headers);
  return {
    browserHeaders: headers,
    newCustomer: () => api.newCustomer(),
    apply: (customer, wish) => api.apply(customer, wish),
    applicationsOf: (customer) => api.applicationsOf(customer),
    signatoryOf: (customer, applicationId) => api.signatoryOf(customer, applicationId),
    change: (customer, path, body) => api.change(customer, path, body),
    people: new Map(personas.map(({ key, email, password }) => [key, { email, password }])),
    control: controls(headers),
  };
}

function controls(headers: Record<string, string>): Control {
  return {
    async disturb(call, disturbance, times) {
      await control('POST', '/faults', { ...LENDING_CALLS[call], ...fault(disturbance), times }, headers);
    },
    async disturbances() {
      return (await control<unknown[]>('GET', '/faults', undefined, headers)).length;
    },
    async calm() {
      await control('DELETE', '/faults', undefined, headers);
    },
    async passTime(duration) {
      await control('POST', '/clock/advance', { by: duration }, headers);
    },
    async moveApplication(applicationId, status) {
      await control('POST', `/applications/${applicationId}/status`, { status }, headers);
    },
    async identified({ applicationId, signatoryId }, outcome) {
      const path = `/applications/${applicationId}/signatories/${signatoryId}/identification`;
      await control('POST', path, { outcome }, headers);
    },
    async requests() {
      const log = await control<LoggedRequest[]>('GET', '/requests', undefined, headers);
      return log.map(({ method, path, request }): PortalRequest => ({ method, path, body: request.body }));
    },
    mails(to, kind) {
      const query = new URLSearchParams({ to, ...(kind && { kind }) });
      return control<Mail[]>('GET', `/outbox?${query}`, undefined, headers);
    },
    async invite(email) {
      await control('POST', '/invitations', { email }, headers);
    },
  };
}

/** A disturbance in the terms of the simulator's fault injection. */
function fault(disturbance: Disturbance): object {
  switch (disturbance.kind) {
    case 'code':
      return { code: disturbance.code, field: disturbance.field };
    case 'server error':
      return { status: 500 };
    case 'no answer':
      return { latency_ms: NEVER_MS };
    case 'delay':
      return { latency_ms: disturbance.milliseconds };
    case 'broken connection':
      return { drop: true };
    case 'web page':
      return { body: 'html' };
    case 'broken text':
      return { body: 'broken_json' };
    case 'lost answer':
      return { status: 504, after: true };
    case 'forbidden shape':
      return { body: 'wrong_shape' };
    case 'other answer':
      return {
        patch: Object.entries(disturbance.members).map(([path, value]) => ({ op: 'replace', path, value })),
      };
  }
}

async function control<T>(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<T> {
  const answer = await fetch(`${address('API_BASE_URL')}/simulator${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} /simulator${path} was refused: ${answer.status} ${text}`);
  return (text ? JSON.parse(text) : undefined) as T;
}
