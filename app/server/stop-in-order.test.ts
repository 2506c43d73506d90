import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import express from 'express';
import { expect, it } from 'vitest';
import { announceStop, stopInOrder } from './stop-in-order';

/** A server whose answers take as long as the address says, milliseconds. */
async function slowServer(): Promise<{ server: Server; origin: string }> {
  const server = createServer((asked, answer) => {
    answer.writeHead(200);
    answer.write('half ');
    setTimeout(() => answer.end('whole'), Number(asked.url?.slice(1)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return { server, origin: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}` };
}

it('finishes what is running, takes nothing new, and does not wait for connections that are kept', async () => {
  const { server, origin } = await slowServer();
  const running = fetch(`${origin}/300`);
  await running;
  const began = Date.now();
  const stopped = stopInOrder(server, { graceMs: 8_000 });
  await expect(fetch(`${origin}/0`, { keepalive: false })).rejects.toThrow();
  expect(await (await running).text()).toBe('half whole');
  await stopped;
  expect(Date.now() - began).toBeLessThan(2_000);
});

it('cuts off what does not end', async () => {
  const { server, origin } = await slowServer();
  const running = (await fetch(`${origin}/60000`)).text();
  const [outcome] = await Promise.all([
    running.catch(() => 'cut off'),
    stopInOrder(server, { graceMs: 100 }),
  ]);
  expect(outcome).toBe('cut off');
  await wait(0);
  expect(server.listening).toBe(false);
});

it('says that it is not ready while it goes on serving, so that balancers turn to another instance first', async () => {
  const app = express();
  const server = createServer(app);
  const stopping = new AbortController();
  app.use(announceStop(stopping.signal));
  app.use((asked, answer) => answer.send(`served ${asked.path}`));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const origin = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`;
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);

  stopping.abort();
  const stopped = stopInOrder(server, { drainMs: 500, graceMs: 1_000 });
  const probe = await fetch(`${origin}/readyz`);
  expect([probe.status, probe.headers.get('connection')]).toEqual([503, 'close']);
  expect(await (await fetch(`${origin}/login`)).text()).toBe('served /login');
  await stopped;
  await expect(fetch(`${origin}/readyz`)).rejects.toThrow();
});
