import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ephemeral ports begin above, so no connection takes the port before the server. */
const PORT_RANGE = { from: 20_000, below: 32_000 };

/** `fetch` keeps connections by address and would reach an earlier server on a reused port. */
const usedPorts = new Set();

/**
 * @returns {Promise<number>} never the same port twice
 * @throws Error if there is no local address, or no port left
 */
export async function findFreePort() {
  while (usedPorts.size < PORT_RANGE.below - PORT_RANGE.from) {
    const port = randomInt(PORT_RANGE.from, PORT_RANGE.below);
    if (usedPorts.has(port)) continue;
    usedPorts.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`This process has used all ports from ${PORT_RANGE.from} to ${PORT_RANGE.below - 1}.`);
}

const TAKEN_PORT_CODES = ['EADDRINUSE', 'EACCES'];

/** @param {number} port */
async function isFree(port) {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && TAKEN_PORT_CODES.includes(String(error.code)))
      return false;
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
