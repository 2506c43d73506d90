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
  readonly ended = new Set<string>();
  readonly cookies = new Set<string>();
  datedBy = 0;
}

/** Offers the simulator's control calls for faults, requests and the clock. `/simulator/sessions` ends sessions. */
export function startFaultProxy(lendingApi: string, port = 0): Promise<RunningServer> {
  const scenarios = new Map<string, ScenarioTraffic>();
  const seenOf = (incoming: IncomingMessage): ScenarioTraffic => {
    const id = String(incoming.headers[SCENARIO] ?? '');
    const seen = scenarios.get(id) ?? new ScenarioTraffic();
    scenarios.set(id, seen);
    return seen;
  };
  return listen(port, async (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://proxy');
    const body = await buffer(incoming);
    if (!pathname.startsWith(CONTROL))
      return answerLendingCall({ api: lendingApi, traffic: seenOf(incoming), incoming, body, outgoing });
    const [status, said] = answerControlCall(
      pathname.slice(CONTROL.length),
      seenOf(incoming),
      incoming,
      body,
    );
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  });
}

function answerControlCall(
  name: string,
  traffic: ScenarioTraffic,
  { method }: IncomingMessage,
  body: Buffer,
): [number, unknown] {
  const { faults, requests, ended, cookies } = traffic;
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
      for (const cookie of cookies) ended.add(cookie);
      return [200, []];
    case 'PUT clock': {
      const { data } = clock.safeParse(read(body));
      if (!data) return [422, { errors: [{ field: 'now' }] }];
      traffic.datedBy = Date.parse(data.now) - Date.now();
      return [200, data];
    }
    case 'POST faults': {
      const { data, error } = newFaultSchema.safeParse(read(body));
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
  const logged: LoggedRequest = {
    id: traffic.requests.length + 1,
    method,
    path,
    request: { body: read(body) },
  };
  traffic.requests.push(logged);
  const fault = traffic.faults.take(method, path);
  const given = await answerWithFault(fault, () =>
    forwardRequest(api, incoming, { body, removedHeaders: withoutHeaders(traffic, incoming) }),
  );
  if (given !== null) logged.answer = { status: given.status, body: read(given.body) };
  if (given === null) incoming.socket.destroy();
  else sendResponse(outgoing, withMovedDate(given, traffic.datedBy));
}

const clock = z.object({ now: z.iso.datetime() });

function withMovedDate(response: ForwardedResponse, byMs: number): ForwardedResponse {
  if (byMs === 0) return response;
  const { rawHeaders } = response;
  const isDate = (index: number) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'date';
  const other = new Date(Date.now() + byMs).toUTCString();
  return { ...response, rawHeaders: rawHeaders.map((each, index) => (isDate(index) ? other : each)) };
}

async function answerWithFault(
  fault: Fault | undefined,
  forward: () => Promise<ForwardedResponse>,
): Promise<ForwardedResponse | null> {
  if (!fault) return forward();
  const done = fault.after ? await forward() : null;
  if (fault.latency_ms !== undefined) await wait(fault.latency_ms, undefined, { ref: false });
  if (fault.drop) return null;
  const inPlace = createFaultResponse(fault);
  if (inPlace) return fault.body ? addCookiesOf(done, inPlace) : inPlace;
  const own = done ?? (await forward());
  return fault.patch ? patchResponse(own, fault.patch) : own;
}

/** Removes `Accept-Encoding`, because responses may be edited, and removes cookies of ended sessions. */
function withoutHeaders({ ended, cookies }: ScenarioTraffic, { headers }: IncomingMessage): string[] {
  const { cookie } = headers;
  const own = [SCENARIO, 'accept-encoding'];
  if (cookie === undefined) return own;
  cookies.add(cookie);
  return ended.has(cookie) ? [...own, 'cookie'] : own;
}

function read(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
