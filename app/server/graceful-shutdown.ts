import type { Server } from 'node:http';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { PROBES } from './probes';

const POLL_MS = 50;

/** A shorter event-loop turn means that no unread data is waiting. */
const QUIET_TURN_MS = 2;
const QUIET_WITHIN_MS = 1_000;

interface ShutdownTimes {
  /** Load balancers need this time to notice the failing readiness probe. */
  drainMs?: number;
  graceMs: number;
}

/** Answers all requests already sent, because load balancers do not repeat a form. */
export async function shutDownGracefully(
  server: Server,
  { drainMs = 0, graceMs }: ShutdownTimes,
): Promise<void> {
  if (drainMs > 0) await wait(drainMs);
  await waitUntilQuiet();
  const serverClosed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Without this, keep-alive connections stay open after their responses.
  const idleCloseTimer = setInterval(() => server.closeIdleConnections(), POLL_MS);
  const forceClose = setTimeout(() => server.closeAllConnections(), graceMs);
  await serverClosed;
  clearInterval(idleCloseTimer);
  clearTimeout(forceClose);
}

/** Closing would reset connections that wait in the system's accept queue. */
async function waitUntilQuiet(): Promise<void> {
  const deadline = performance.now() + QUIET_WITHIN_MS;
  await turn();
  for (let turnStartedAt = performance.now(); turnStartedAt < deadline; turnStartedAt = performance.now()) {
    await turn();
    if (performance.now() - turnStartedAt < QUIET_TURN_MS) return;
  }
}

/** `/healthz` stays 200 with a note, for load balancers that use it. */
export function reportShutdown(shutdownSignal: AbortSignal): RequestHandler {
  return (request, response, next) => {
    if (!shutdownSignal.aborted) return next();
    response.set('Connection', 'close');
    if (request.path === PROBES.ready) response.status(503).json({ status: 'stopping' });
    else if (request.path === PROBES.alive) response.json({ status: 'stopping' });
    else next();
  };
}
