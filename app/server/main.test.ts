import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../../scripts/free-port.mjs';

const PROGRAM = 'build/server/portal.js';
const SECRET = 'typed by somebody';

const ERROR_HANDLERS_SCRIPT = `
  process.on('SIGHUP', () => console.error('${SECRET}'));
  process.on('SIGUSR2', () => { throw Object.assign(new TypeError('${SECRET}'), { command: '${SECRET}' }); });
  process.on('SIGWINCH', () => {
    throw Object.assign(new Error('${SECRET}'), { code: 'ERR_SSL_TLSV1_ALERT_DECODE_ERROR' });
  });
`;

const folder = mkdtempSync(join(tmpdir(), 'portal-process-'));
let api: Server;
let calls: ServerResponse[] = [];

interface Portal {
  process: ChildProcess;
  origin: string;
  output: Promise<string>;
  exited: Promise<unknown[]>;
}
let portal: Portal;

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

async function start(env: Record<string, string>): Promise<Portal> {
  const port = await findFreePort();
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(ERROR_HANDLERS_SCRIPT)}`, PROGRAM],
    {
      env: {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        API_BASE_URL: `http://127.0.0.1:${portOf(api)}`,
        DATA_DIR: join(folder, `data-${port}`),
        OVERLOAD_DELAY_MS: '10000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  const output = Promise.all([text(child.stdout), text(child.stderr)]).then((outputs) => outputs.join(''));
  const exited = once(child, 'exit');
  await expect
    .poll(
      () =>
        fetch(`${origin}/healthz`).then(
          ({ ok }) => ok,
          () => child.exitCode,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
  return { process: child, origin, output, exited };
}

const lines = (output: string) => output.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));

describe.skipIf(!existsSync(PROGRAM))('the built portal as a process', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    api = createServer((_, response) => void calls.push(response)).listen(0, '127.0.0.1');
    await once(api, 'listening');
  });
  beforeEach(() => {
    calls = [];
  });
  afterEach(() => {
    portal.process.kill('SIGKILL');
  });
  afterAll(() => {
    api.close();
    api.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  });

  it('ignores forwarded headers of clients, refuses requests under overload and shuts down gracefully', async () => {
    const assets = join(folder, 'assets');
    portal = await start({
      TRUSTED_PROXIES: 'none',
      OVERLOAD_REQUESTS: '1',
      SHUTDOWN_DRAIN_MS: '6000',
      ASSETS_DIR: assets,
    });
    const { origin, exited, output } = portal;
    const forgedHeaders = { 'X-Request-Id': 'forged-by-a-stranger', 'X-Forwarded-For': '203.0.113.1' };
    const probeResponse = await fetch(`${origin}/healthz`, { headers: forgedHeaders });
    expect(probeResponse.headers.get('X-Request-Id')).not.toBe(forgedHeaders['X-Request-Id']);
    expect(readdirSync(assets)).toContain('.builds');

    const pendingResponse = fetch(`${origin}/login`, { redirect: 'manual' });
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    const refusedResponse = await fetch(`${origin}/login`);
    expect([refusedResponse.status, refusedResponse.headers.get('Retry-After')]).toEqual([503, '5']);

    portal.process.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(503);
    expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'stopping' });
    for (const call of calls) call.writeHead(404).end();
    expect((await pendingResponse).status).toBeGreaterThan(0);
    expect(await exited).toEqual([0, null]);
    const events = lines(await output).map(({ event }) => event);
    expect(events).toEqual(
      expect.arrayContaining(['server-started', 'proxy-not-trusted', 'server-stopping']),
    );
  });

  it('survives a TLS alert on a connection that has refused the certificate of a server', async () => {
    portal = await start({ LOG_LEVEL: 'warn' });
    portal.process.kill('SIGWINCH');
    portal.process.kill('SIGWINCH');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await fetch(`${portal.origin}/healthz`)).ok).toBe(true);
    portal.process.kill('SIGUSR2');
    expect(await portal.exited).toEqual([1, null]);
    expect(lines(await portal.output).map(({ event }) => event)).toEqual(['crashed']);
  });

  it('trusts its proxies and logs crashes and console output without their contents', async () => {
    const metricsPort = await findFreePort();
    portal = await start({ LOG_LEVEL: 'warn', METRICS_PORT: String(metricsPort) });
    expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).status).toBe(200);
    const proxyHeaders = { 'X-Request-Id': 'given-by-the-proxy' };
    const probeResponse = await fetch(`${portal.origin}/healthz`, { headers: proxyHeaders });
    expect(probeResponse.headers.get('X-Request-Id')).toBe(proxyHeaders['X-Request-Id']);

    portal.process.kill('SIGHUP');
    await fetch(`${portal.origin}/healthz`);
    portal.process.kill('SIGUSR2');
    expect(await portal.exited).toEqual([1, null]);
    const output = await portal.output;
    expect(output).not.toContain(SECRET);
    expect(lines(output).map(({ event, level, error }) => [event, level, error.name])).toEqual([
      ['library-message', 'warn', 'Error'],
      ['crashed', 'error', 'TypeError'],
    ]);
  });
});
