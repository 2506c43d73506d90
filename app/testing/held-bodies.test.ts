import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { openSimulator } from 'mock-server/testing/test-simulator';
import { expect, it } from 'vitest';
import { isBuilt, PortalProcess } from './portal-process';

const FORM_BYTES = 15_000_000;
const FORM_CONTENT_TYPE = 'application/x-www-form-urlencoded';
const { held, complete, statuses } =
  process.env.HELD_BODIES === 'full'
    ? { held: 50, complete: 30, statuses: [413, 503] }
    : { held: 25, complete: 15, statuses: [413] };
const MAX_MEMORY_MB = 300;

function holdConnection(port: number): { end: () => void } {
  const requestHead = `POST /login HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: ${FORM_CONTENT_TYPE}\r\nContent-Length: ${FORM_BYTES}\r\n\r\n`;
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.resume();
  socket.write(requestHead);
  socket.write(`email=${'x'.repeat(FORM_BYTES - 1_000)}`);
  const dripTimer = setInterval(() => socket.write('x'), 500);
  socket.once('close', () => clearInterval(dripTimer));
  return { end: () => socket.destroy() };
}

it.skipIf(!isBuilt)(
  'an instance stays below 300 MB while it receives large forms, complete and incomplete',
  { timeout: 300_000 },
  async () => {
    const simulator = await openSimulator();
    const portal = await PortalProcess.start({ API_BASE_URL: simulator.origin });
    try {
      const heldConnections = Array.from({ length: held }, () => holdConnection(portal.port));
      await wait(1_500);
      const sent = Array.from({ length: complete }, () =>
        portal.send({
          method: 'POST',
          path: '/login',
          headers: [['Content-Type', FORM_CONTENT_TYPE]],
          body: Buffer.alloc(FORM_BYTES, 'x'),
        }),
      );
      const responseStatuses = (await Promise.all(sent)).map(({ status }) => status);
      expect(responseStatuses.filter((status) => !statuses.includes(status))).toEqual([]);
      expect((await portal.send({ path: '/login' })).status).toBe(200);
      expect(portal.peakMemoryMb ?? 0).toBeLessThan(MAX_MEMORY_MB);
      for (const connection of heldConnections) connection.end();
    } finally {
      await portal.stop();
      await simulator.close();
    }
  },
);
