import { address } from '../settings';
import { type Backend, type Control, type Customer, type Disturbance, LENDING_CALLS } from './backend';
import { LendingApi } from './lending-api';

/** Longer than the portal waits for the lending system. */
const NEVER_MS = 120_000;

interface Sandbox {
  sandbox: string;
  personas: { key: string; email: string; password: string }[];
}

/** The simulated lending system; the scenario gets a sandbox, an isolated world of its own. */
export async function simulator(): Promise<Backend> {
  const { sandbox } = await control<Sandbox>('POST', '/sandboxes', { scenario: 'empty' });
  const headers = { 'x-sandbox': sandbox };
  const api = new LendingApi(address('API_BASE_URL'), headers);
  return {
    browserHeaders: headers,
    newCustomer: () => api.newCustomer(),
    apply: (customer, wish) => api.apply(customer, wish),
    applicationsOf: (customer) => api.applicationsOf(customer),
    control: controls(headers),
  };
}

function controls(headers: Record<string, string>): Control {
  return {
    async enter(situation) {
      const world = await control<Sandbox>('POST', '/reset', { scenario: situation }, headers);
      return new Map<string, Customer>(world.personas.map(({ key, ...customer }) => [key, customer]));
    },
    async disturb(call, disturbance, times) {
      await control('POST', '/faults', { ...LENDING_CALLS[call], ...fault(disturbance), times }, headers);
    },
    async calm() {
      await control('DELETE', '/faults', undefined, headers);
    },
    async passTime(duration) {
      await control('POST', '/clock/advance', { by: duration }, headers);
    },
    requests: () => control('GET', '/requests', undefined, headers),
  };
}

/** A disturbance in the terms of the simulator's fault injection. */
function fault(disturbance: Disturbance): object {
  switch (disturbance.kind) {
    case 'code':
      return { code: disturbance.code };
    case 'server error':
      return { status: 500 };
    case 'no answer':
      return { latency_ms: NEVER_MS };
    case 'broken connection':
      return { drop: true };
    case 'web page':
      return { status: 200, content_type: 'text/html', body: '<!doctype html><title>Proxy</title><h1>It works!</h1>' };
    case 'broken text':
      return { status: 200, content_type: 'application/json', body: '{"result": [' };
    case 'forbidden shape':
      return { status: 200, content_type: 'application/json', body: '{"unexpected":{"shape":true}}' };
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
