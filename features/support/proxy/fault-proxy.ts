import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { addCookiesOf, createFaultResponse, patchResponse } from './fault-response';
import { type Fault, Faults, newFaultSchema } from './faults';
import {
  type ForwardedResponse,
  forwardRequest,
  listen,
  type RunningServer,
  sendResponse,
} from './forward-request';

const SCENARIO = 'x-sandbox';
const CONTROL = '/simulator/';

interface LoggedRequest {
  id: number;
  method: string;
  path: string;
  request: { body: unknown };
  answer?: { status: number; body: unknown };
}

class ScenarioTraffic {
  readonly faults = new Faults();
  readonly requests: LoggedRequest[] = [];
  readonly endedCookies = new Set<string>();
  readonly cookies = new Set<string>();
  dateOffsetMs = 0;
}

/** Offers the simulator's control calls for faults, requests and the clock. `/simulator/sessions` ends sessions. */
export function startFaultProxy(lendingApi: string, port = 0): Promise<RunningServer> {
  const scenarios = new Map<string, ScenarioTraffic>();
  const trafficOf = (incoming: IncomingMessage): ScenarioTraffic => {
    const id = String(incoming.headers[SCENARIO] ?? '');
    const traffic = scenarios.get(id) ?? new ScenarioTraffic();
    scenarios.set(id, traffic);
    return traffic;
  };
  return listen(port, async (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://proxy');
    const body = await buffer(incoming);
    if (!pathname.startsWith(CONTROL))
      return answerLendingCall({ api: lendingApi, traffic: trafficOf(incoming), incoming, body, outgoing });
    const [status, responseBody] = answerControlCall(
      pathname.slice(CONTROL.length),
      trafficOf(incoming),
      incoming,
      body,
    );
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(responseBody));
  });
}

function answerControlCall(
  name: string,
  traffic: ScenarioTraffic,
  { method }: IncomingMessage,
  body: Buffer,
): [number, unknown] {
  const { faults, requests, endedCookies, cookies } = traffic;
  switch (`${method} ${name}`) {
    case 'GET health':
      return [200, { simulator: true }];
    case 'GET requests':
      return [200, requests];
    case 'GET faults':
      return [200, faults.list()];
    case 'DELETE faults':
      faults.clear();
      return [200, []];
    case 'DELETE sessions':
      for (const cookie of cookies) endedCookies.add(cookie);
      return [200, []];
    case 'PUT clock': {
      const { data } = clock.safeParse(parseJson(body));
      if (!data) return [422, { errors: [{ field: 'now' }] }];
      traffic.dateOffsetMs = Date.parse(data.now) - Date.now();
      return [200, data];
    }
    case 'POST faults': {
      const { data, error } = newFaultSchema.safeParse(parseJson(body));
      if (error) return [422, { errors: error.issues.map(({ path }) => ({ field: path.join('.') })) }];
      faults.add(data);
      return [201, data];
    }
    default:
      return [404, { errors: [{}] }];
  }
}

interface LendingCall {
  api: string;
  traffic: ScenarioTraffic;
  incoming: IncomingMessage;
  body: Buffer;
  outgoing: ServerResponse;
}

async function answerLendingCall({ api, traffic, incoming, body, outgoing }: LendingCall): Promise<void> {
  const { method = 'GET' } = incoming;
  const { pathname: path } = new URL(incoming.url ?? '/', 'http://proxy');
  const loggedRequest: LoggedRequest = {
    id: traffic.requests.length + 1,
    method,
    path,
    request: { body: parseJson(body) },
  };
  traffic.requests.push(loggedRequest);
  const fault = traffic.faults.take(method, path);
  const response = await answerWithFault(fault, () =>
    forwardRequest(api, incoming, { body, removedHeaders: withoutHeaders(traffic, incoming) }),
  );
  if (response !== null) loggedRequest.answer = { status: response.status, body: parseJson(response.body) };
  if (response === null) incoming.socket.destroy();
  else sendResponse(outgoing, withMovedDate(response, traffic.dateOffsetMs));
}

const clock = z.object({ now: z.iso.datetime() });

function withMovedDate(response: ForwardedResponse, offsetMs: number): ForwardedResponse {
  if (offsetMs === 0) return response;
  const { rawHeaders } = response;
  const isDate = (index: number) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'date';
  const movedDate = new Date(Date.now() + offsetMs).toUTCString();
  return { ...response, rawHeaders: rawHeaders.map((each, index) => (isDate(index) ? movedDate : each)) };
}

async function answerWithFault(
  fault: Fault | undefined,
  forward: () => Promise<ForwardedResponse>,
): Promise<ForwardedResponse | null> {
  if (!fault) return forward();
  const executedResponse = fault.after ? await forward() : null;
  if (fault.latency_ms !== undefined) await wait(fault.latency_ms, undefined, { ref: false });
  if (fault.drop) return null;
  const faultResponse = createFaultResponse(fault);
  if (faultResponse) return fault.body ? addCookiesOf(executedResponse, faultResponse) : faultResponse;
  const response = executedResponse ?? (await forward());
  return fault.patch ? patchResponse(response, fault.patch) : response;
}

/** Removes `Accept-Encoding`, because responses may be edited, and removes cookies of ended sessions. */
function withoutHeaders({ endedCookies, cookies }: ScenarioTraffic, { headers }: IncomingMessage): string[] {
  const { cookie } = headers;
  const removedNames = [SCENARIO, 'accept-encoding'];
  if (cookie === undefined) return removedNames;
  cookies.add(cookie);
  return endedCookies.has(cookie) ? [...removedNames, 'cookie'] : removedNames;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
