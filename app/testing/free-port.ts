import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that nobody has at the moment, for a program that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const bound = probe.address();
  probe.close();
  if (bound === null || typeof bound === 'string') throw new Error('there is no free port');
  return bound.port;
}
