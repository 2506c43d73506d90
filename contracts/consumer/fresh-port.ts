import { createServer } from 'node:net';

const used = new Set<number>();

/**
 * A free port that no earlier exchange of this process had: `fetch` keeps connections open by address, and would send a request to the
 * lending system of an exchange that is over.
 */
export async function freshPort(): Promise<number> {
  for (;;) {
    const port = await freePort();
    if (!used.has(port)) {
      used.add(port);
      return port;
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}
