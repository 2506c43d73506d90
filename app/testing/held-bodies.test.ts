import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { openSimulator } from 'mock-server/testing/test-simulator';
import { expect, it } from 'vitest';
import { isBuilt, PortalProcess } from './portal-process';

const FORM_BYTES = 15_000_000;
const FORM = 'application/x-www-form-urlencoded';
const { held, complete, statuses } =
  process.env.HELD_BODIES === 'full'
    ? { held: 50, complete: 30, statuses: [413, 503] }
    : { held: 25, complete: 15, statuses: [413] };
const MOST_MEMORY_MB = 300;

function hold(port: number): { end: () => void } {
  const head = `POST /login HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: ${FORM}\r\nContent-Length: ${FORM_BYTES}\r\n\r\n`;
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.resume();
  socket.write(head);
  socket.write(`email=${'x'.repeat(FORM_BYTES - 1_000)}`);
  const dripping = setInterval(() => socket.write('x'), 500);
  socket.once('close', () => clearInterval(dripping));
  return { end: () => socket.destroy() };
}

it.skipIf(!isBuilt)(
  'an instance stays below 300 MB while it receives large forms, complete and incomplete',
  { timeout: 300_000 },
  async () => {
    const simulator = await openSimulator();
    const portal = await PortalProcess.start({ API_BASE_URL: simulator.origin });
    try {
      const holding = Array.from({ length: held }, () => hold(portal.port));
      await wait(1_500);
      const sent = Array.from({ length: complete }, () =>
        portal.send({
          method: 'POST',
          path: '/login',
          headers: [['Content-Type', FORM]],
          body: Buffer.alloc(FORM_BYTES, 'x'),
        }),
      );
      const answered = (await Promise.all(sent)).map(({ status }) => status);
      expect(answered.filter((status) => !statuses.includes(status))).toEqual([]);
      expect((await portal.send({ path: '/login' })).status).toBe(200);
      expect(portal.peakMemoryMb ?? 0).toBeLessThan(MOST_MEMORY_MB);
      for (const connection of holding) connection.end();
    } finally {
      await portal.stop();
      await simulator.close();
    }
  },
);
