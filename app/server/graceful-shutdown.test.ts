import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import express from 'express';
import { expect, it } from 'vitest';
import { reportShutdown, shutDownGracefully } from './graceful-shutdown';

async function startSlowServer(): Promise<{ server: Server; origin: string }> {
  const server = createServer((incomingRequest, response) => {
    response.writeHead(200);
    response.write('half ');
    setTimeout(() => response.end('whole'), Number(incomingRequest.url?.slice(1)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
}

it('shutDownGracefully finishes running requests, accepts no new requests and closes idle connections', async () => {
  const { server, origin } = await startSlowServer();
  const runningRequest = fetch(`${origin}/300`);
  await runningRequest;
  const startedAt = performance.now();
  const shutdown = shutDownGracefully(server, { graceMs: 8_000 });
  await expect.poll(() => server.listening).toBe(false);
  await expect(fetch(`${origin}/0`, { keepalive: false })).rejects.toThrow();
  expect(await (await runningRequest).text()).toBe('half whole');
  await shutdown;
  expect(performance.now() - startedAt).toBeLessThan(8_000);
});

it('shutDownGracefully aborts requests after the grace period', async () => {
  const { server, origin } = await startSlowServer();
  const runningRequest = (await fetch(`${origin}/60000`)).text();
  const [outcome] = await Promise.all([
    runningRequest.catch(() => 'cut off'),
    shutDownGracefully(server, { graceMs: 100 }),
  ]);
  expect(outcome).toBe('cut off');
  await wait(0);
  expect(server.listening).toBe(false);
});

it('shutDownGracefully fails the readiness probe first and keeps serving meanwhile', async () => {
  const app = express();
  const server = createServer(app);
  const shutdownController = new AbortController();
  app.use(reportShutdown(shutdownController.signal));
  app.use((incomingRequest, response) => response.send(`served ${incomingRequest.path}`));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${origin}/healthz`)).text()).toBe('served /healthz');

  shutdownController.abort();
  const shutdown = shutDownGracefully(server, { drainMs: 2_000, graceMs: 1_000 });
  const probe = await fetch(`${origin}/readyz`);
  expect([probe.status, probe.headers.get('connection')]).toEqual([503, 'close']);
  const health = await fetch(`${origin}/healthz`);
  expect([health.status, await health.json()]).toEqual([200, { status: 'stopping' }]);
  expect(await (await fetch(`${origin}/login`)).text()).toBe('served /login');
  await shutdown;
  await expect(fetch(`${origin}/readyz`)).rejects.toThrow();
});

const RAW_REQUEST = 'GET /0 HTTP/1.1\r\nHost: portal\r\n\r\n';

const rest = (socket: Socket) => text(socket).catch((error: Error) => error.message);

it('shutDownGracefully answers requests already sent on kept-alive connections', async () => {
  const { server, origin } = await startSlowServer();
  const keptConnection = connect(Number(new URL(origin).port), '127.0.0.1');
  keptConnection.write(RAW_REQUEST);
  await new Promise((resolve) => keptConnection.once('data', resolve));
  await wait(50);
  const answer = rest(keptConnection);
  keptConnection.write(RAW_REQUEST);
  const shutdown = shutDownGracefully(server, { graceMs: 30_000 });
  expect(await answer).toMatch(/200 OK[\s\S]*whole/);
  await shutdown;
});

it('shutDownGracefully answers clients in the accept queue', async () => {
  const { server, origin } = await startSlowServer();
  const newConnection = connect(Number(new URL(origin).port), '127.0.0.1');
  newConnection.write(RAW_REQUEST);
  await new Promise<void>((resolve) => process.nextTick(resolve));
  const answer = rest(newConnection);
  const shutdown = shutDownGracefully(server, { graceMs: 30_000 });
  expect(await answer).toMatch(/200 OK[\s\S]*whole/);
  await shutdown;
});

async function startUploadServer() {
  const receivedLengths: number[] = [];
  const server = createServer(async (incomingRequest, response) => {
    const body = await text(incomingRequest).catch(() => null);
    if (body === null) return;
    receivedLengths.push(body.length);
    response.end(String(body.length));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, receivedLengths, port: typeof address === 'object' ? (address?.port ?? 0) : 0 };
}

function uploadSlowly(port: number, everyMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method: 'PUT' }, (response) => resolve(text(response)));
    sent.once('error', reject);
    void (async () => {
      for (let piece = 0; piece < 10; piece += 1) {
        sent.write('x'.repeat(1_024));
        await wait(everyMs);
      }
      sent.end();
    })();
  });
}

it('shutDownGracefully finishes an upload within the grace period', async () => {
  const { server, receivedLengths, port } = await startUploadServer();
  const upload = uploadSlowly(port, 80);
  await once(server, 'request');
  const startedAt = performance.now();
  await shutDownGracefully(server, { graceMs: 30_000 });
  expect(receivedLengths).toEqual([10_240]);
  expect(await upload).toBe('10240');
  expect(performance.now() - startedAt).toBeLessThan(30_000);
});

it('shutDownGracefully aborts an upload after the grace period', async () => {
  const { server, receivedLengths, port } = await startUploadServer();
  const upload = uploadSlowly(port, 500).catch((error: Error) => error.message);
  await once(server, 'request');
  await shutDownGracefully(server, { graceMs: 300 });
  expect(await upload).toMatch(/hang up|ECONNRESET|EPIPE/);
  expect(receivedLengths).toEqual([]);
});
