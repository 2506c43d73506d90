import type { Server } from 'node:http';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { PROBES } from './probes';

const LOOK_EVERY_MS = 50;

/** A turn of the event loop that is shorter has left nothing unread for long. */
const QUIET_TURN_MS = 2;
/** A process that is never quiet has to end too. */
const QUIET_WITHIN_MS = 1_000;

interface Times {
  /** Before that it goes on taking them for this long, while balancers find that it is not ready, milliseconds. */
  drainMs?: number;
  /** Requests still running after this time are aborted, milliseconds. */
  graceMs: number;
}

/**
 * Takes no new connections and lets the running requests and uploads finish, then closes. What has been sent by then, or has connected, is
 * answered: a balancer does not send a form again that it has sent into a connection that was closed.
 */
export async function stopInOrder(server: Server, { drainMs = 0, graceMs }: Times): Promise<void> {
  if (drainMs > 0) await wait(drainMs);
  await quiet();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose request has been answered meanwhile would else stay open for the next one.
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}

/** Waits until the event loop has read all there is: whoever waits in the system's queues is broken off when the server closes. */
async function quiet(): Promise<void> {
  const deadline = performance.now() + QUIET_WITHIN_MS;
  // The turn that is going on may have read before.
  await turn();
  for (let began = performance.now(); began < deadline; began = performance.now()) {
    await turn();
    if (performance.now() - began < QUIET_TURN_MS) return;
  }
}

/**
 * Once the portal is stopping: answers `/readyz` with 503, so that balancers lead visitors elsewhere, and keeps no connection. `/healthz` says
 * so too, in a process that lives, for balancers that must not lose all portals when their store is away.
 */
export function announceStop(stopping: AbortSignal): RequestHandler {
  return (request, answer, next) => {
    if (!stopping.aborted) return next();
    answer.set('Connection', 'close');
    if (request.path === PROBES.ready) answer.status(503).json({ status: 'stopping' });
    else if (request.path === PROBES.alive) answer.json({ status: 'stopping' });
    else next();
  };
}
