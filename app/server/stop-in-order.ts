import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { RequestHandler } from 'express';

const LOOK_EVERY_MS = 50;

interface Times {
  /** Before that it goes on taking them for this long, while balancers find that it is not ready, milliseconds. */
  drainMs?: number;
  /** Requests still running after this time are aborted, milliseconds. */
  graceMs: number;
}

/** Takes no new connections and lets the running requests and uploads finish, then closes. */
export async function stopInOrder(server: Server, { drainMs = 0, graceMs }: Times): Promise<void> {
  if (drainMs > 0) await wait(drainMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose request has been answered meanwhile would else stay open for the next one.
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}

/** Once the portal is stopping: answers `/readyz` with 503, so that balancers lead visitors elsewhere, and keeps no connection. */
export function announceStop(stopping: AbortSignal): RequestHandler {
  return (request, answer, next) => {
    if (!stopping.aborted) return next();
    answer.set('Connection', 'close');
    if (request.path === '/readyz') answer.status(503).json({ status: 'stopping' });
    else next();
  };
}
