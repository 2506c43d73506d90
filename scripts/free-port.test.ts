import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findFreePort } from './free-port.mjs';

it('findFreePort returns distinct ports outside the ephemeral range', async () => {
  const ports: number[] = [];
  while (ports.length < 500) ports.push(await findFreePort());
  const parallelPorts = await Promise.all(Array.from({ length: 50 }, findFreePort));
  const all = [...ports, ...parallelPorts];
  expect(new Set(all).size).toBe(550);
  expect(Math.min(...all)).toBeGreaterThanOrEqual(20_000);
  expect(Math.max(...all)).toBeLessThan(32_000);
});

it('findFreePort returns a port that a program can listen on', async () => {
  const server = createServer().listen(await findFreePort(), '127.0.0.1');
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
});
