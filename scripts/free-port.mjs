import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give out by themselves: no connection and no server that asks for any port is given it before the program that
 * it is for has begun. Two processes that ask here at the same moment can still draw the same one.
 */
const RANGE = { from: 20_000, below: 32_000 };

/**
 * Ports that this process was given, or has found taken. None is given twice: `fetch` keeps connections by their address, and would send a
 * request to a server of before.
 */
const drawn = new Set();

/**
 * A port of this machine that nobody has, for a program that cannot choose one itself; never the same one twice.
 * @returns {Promise<number>}
 * @throws Error when this machine has no address of its own, or when all ports were drawn
 */
export async function freePort() {
  while (drawn.size < RANGE.below - RANGE.from) {
    const port = randomInt(RANGE.from, RANGE.below);
    if (drawn.has(port)) continue;
    drawn.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`All ports from ${RANGE.from} to ${RANGE.below - 1} have been drawn by this process.`);
}

/** What a system says of a port that somebody has, or that not everybody may have. */
const TAKEN = ['EADDRINUSE', 'EACCES'];

/** @param {number} port */
async function isFree(port) {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && TAKEN.includes(String(error.code))) return false;
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
