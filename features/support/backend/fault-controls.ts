import { type Control, type FaultKind, LENDING_CALLS, type PortalRequest } from './backend';

const HANGING_RESPONSE_MS = 120_000;

interface LoggedRequest {
  method: string;
  path: string;
  request: { body: unknown };
}

interface ControlRequest {
  method: string;
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

export type ControlCall = <T>(request: ControlRequest) => Promise<T>;

export function createFaultControls(
  control: ControlCall,
  headers: Record<string, string>,
): Pick<Control, 'injectFault' | 'countFaults' | 'clearFaults' | 'requests'> {
  return {
    async injectFault(call, faultKind, times) {
      const body = { ...LENDING_CALLS[call], ...fault(faultKind), times };
      await control({ method: 'POST', path: '/faults', body, headers });
    },
    async countFaults() {
      return (await control<unknown[]>({ method: 'GET', path: '/faults', headers })).length;
    },
    async clearFaults() {
      await control({ method: 'DELETE', path: '/faults', headers });
    },
    async requests() {
      const log = await control<LoggedRequest[]>({ method: 'GET', path: '/requests', headers });
      return log.map(({ method, path, request }): PortalRequest => ({ method, path, body: request.body }));
    },
  };
}

function fault(faultKind: FaultKind): object {
  switch (faultKind.kind) {
    case 'code':
      return { code: faultKind.code, field: faultKind.field };
    case 'server error':
      return { status: 500 };
    case 'no answer':
      return { latency_ms: HANGING_RESPONSE_MS };
    case 'delay':
      return { latency_ms: faultKind.milliseconds };
    case 'broken connection':
      return { drop: true };
    case 'web page':
      return { body: 'html' };
    case 'broken text':
      return { body: 'broken_json' };
    case 'lost answer':
      return { status: 504, after: true };
    case 'unreadable answer':
      return { body: faultKind.body, after: true };
    case 'late entry':
      return { patch: [{ op: 'remove', path: '/0' }] };
    case 'forbidden shape':
      return { body: 'wrong_shape' };
    case 'other answer':
      return {
        patch: Object.entries(faultKind.members).map(([path, value]) => ({ op: 'replace', path, value })),
      };
  }
}

export async function sendControlCall<T>(
  baseUrl: string,
  { method, path, body, headers = {} }: ControlRequest,
): Promise<T> {
  const response = await fetch(`${baseUrl}/simulator${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} /simulator${path} was refused: ${response.status} ${text}`);
  return (text ? JSON.parse(text) : undefined) as T;
}
