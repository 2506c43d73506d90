import type { Server } from 'node:http';

/** What has not been answered by then is cut off; whoever stops a process usually waits 10 s. */
const STOP_WITHIN_MS = 8_000;
const LOOK_EVERY_MS = 50;

/** Takes no new connections and lets the running requests finish, then closes. */
export async function stopInOrder(server: Server, within = STOP_WITHIN_MS): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose request has been answered meanwhile would else stay open for the next one.
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  const cut = setTimeout(() => server.closeAllConnections(), within);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
