import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { answerOf, patched } from './fault-answer';
import { type Fault, Faults, newFault } from './faults';
import { giveOn, type Listening, listen, type Passed, passOn } from './pass-on';

/** Which scenario a call belongs to. The portal hands it on from its visitor, as it does for the simulator's sandboxes. */
const SCENARIO = 'x-sandbox';
const CONTROL = '/simulator/';

interface LoggedRequest {
  id: number;
  method: string;
  path: string;
  request: { body: unknown };
}

/** What the proxy knows of one scenario. */
class Seen {
  readonly faults = new Faults();
  readonly requests: LoggedRequest[] = [];
  /** Cookies of sessions that the scenario has ended. */
  readonly ended = new Set<string>();
  readonly cookies = new Set<string>();
  /** By how many milliseconds answers are dated otherwise than the API does it. */
  datedBy = 0;
}

/**
 * Stands between the portal and any lending API, passes calls on, and makes those go wrong that a scenario names. It is told so by the
 * simulator's own control calls about faults, requests and time (`/simulator/faults`, `/simulator/requests`, `/simulator/clock`, which dates
 * the API's answers alone) with the scenario's header, and by `/simulator/sessions`, which ends the scenario's sessions. To the portal it calls itself a simulator, so that the header comes through;
 * no other control call is there, and the API never sees the header.
 */
export function startFaultProxy(lendingApi: string, port = 0): Promise<Listening> {
  const scenarios = new Map<string, Seen>();
  const seenOf = (incoming: IncomingMessage): Seen => {
    const id = String(incoming.headers[SCENARIO] ?? '');
    const seen = scenarios.get(id) ?? new Seen();
    scenarios.set(id, seen);
    return seen;
  };
  return listen(port, async (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://proxy');
    const body = await buffer(incoming);
    if (!pathname.startsWith(CONTROL)) return answer(lendingApi, seenOf(incoming), incoming, body, outgoing);
    const [status, said] = controlled(pathname.slice(CONTROL.length), seenOf(incoming), incoming, body);
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  });
}

/** What a control call is answered: a status, and JSON. */
function controlled(name: string, seen: Seen, { method }: IncomingMessage, body: Buffer): [number, unknown] {
  const { faults, requests, ended, cookies } = seen;
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
      seen.datedBy = Date.parse(data.now) - Date.now();
      return [200, data];
    }
    case 'POST faults': {
      const { data, error } = newFault.safeParse(read(body));
      if (error) return [422, { errors: error.issues.map(({ path }) => ({ field: path.join('.') })) }];
      faults.add(data);
      return [201, data];
    }
    default:
      return [404, { errors: [{}] }];
  }
}

async function answer(
  api: string,
  seen: Seen,
  incoming: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
): Promise<void> {
  const { method = 'GET' } = incoming;
  const { pathname: path } = new URL(incoming.url ?? '/', 'http://proxy');
  seen.requests.push({ id: seen.requests.length + 1, method, path, request: { body: read(body) } });
  const fault = seen.faults.take(method, path);
  const given = await disturbed(fault, () => passOn(api, incoming, body, withoutHeaders(seen, incoming)));
  if (given === null) incoming.socket.destroy();
  else giveOn(outgoing, dated(given, seen.datedBy));
}

/** What the clock is set to. */
const clock = z.object({ now: z.iso.datetime() });

/** The answer as if it had been given at another time. */
function dated(answer: Passed, byMs: number): Passed {
  if (byMs === 0) return answer;
  const { rawHeaders } = answer;
  const isDate = (index: number) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'date';
  const other = new Date(Date.now() + byMs).toUTCString();
  return { ...answer, rawHeaders: rawHeaders.map((each, index) => (isDate(index) ? other : each)) };
}

/** The answer to a call that a fault may meet; null for none. */
async function disturbed(fault: Fault | undefined, pass: () => Promise<Passed>): Promise<Passed | null> {
  if (!fault) return pass();
  const done = fault.after ? await pass() : null;
  if (fault.latency_ms !== undefined) await wait(fault.latency_ms, undefined, { ref: false });
  if (fault.drop) return null;
  const inPlace = answerOf(fault);
  if (inPlace) return inPlace;
  const own = done ?? (await pass());
  return fault.patch ? patched(own, fault.patch) : own;
}

/** Headers that the API does not get: the scenario's, leave to compress what may be changed here, and the cookie of a session that is ended. */
function withoutHeaders({ ended, cookies }: Seen, { headers }: IncomingMessage): string[] {
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
