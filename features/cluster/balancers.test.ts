import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../../scripts/free-port.mjs';
import { findProgram } from '../../scripts/programs.mjs';
import { endServer, type ServerProcess, startProgram, waitUntilAnswering } from '../support/server-process';
import { BALANCERS, type Balancer, toLocalConfig } from './balancer-config';

const MB = 1024 * 1024;
const MAX_UPLOAD_BYTES = 25 * MB;

/** Return paths have up to 2,000 characters, each encoded as three. */
const LONG_LOCATION = `/login?redirectTo=${'%25'.repeat(2_000)}`;

const FORGED = {
  'X-Forwarded-For': '203.0.113.99',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Host': 'forged.example',
  'X-Request-Id': 'forged-by-a-visitor',
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  tracestate: 'forged=1',
};

/** Longer than balancers skip a failed portal (`fail_timeout` of nginx, two checks of HAProxy). */
const RECOVERY_MS = 3_500;

const names = Object.keys(BALANCERS) as Balancer[];

describe.each(names)('deployed configuration of %s', (name) => {
  const program = findProgram(BALANCERS[name].program);
  const folder = mkdtempSync(join(tmpdir(), 'balancers-'));
  let portals: Server[];
  let balancer: ServerProcess;
  let origin: string;
  let abortedAt = Number.NEGATIVE_INFINITY;
  let receivedRequests: { method: string | undefined; headers: IncomingHttpHeaders; bytes: number }[];

  beforeAll(async () => {
    if (program === null) return;
    portals = [1, 2].map(() =>
      createServer(async (request, response) => {
        const bytes = (await buffer(request)).byteLength;
        if (request.url !== '/healthz')
          receivedRequests.push({ method: request.method, headers: request.headers, bytes });
        if (request.url === '/breaks') request.socket.destroy();
        else if (request.url === '/redirects') response.writeHead(302, { Location: LONG_LOCATION }).end();
        else response.end('ok');
      }).listen(0, '127.0.0.1'),
    );
    await Promise.all(portals.map((portal) => once(portal, 'listening')));
    const [firstPort = 0, secondPort = 0] = portals.map((portal) => (portal.address() as AddressInfo).port);
    const port = await findFreePort();
    origin = `http://127.0.0.1:${port}`;
    // The nginx workers run as another user, who must enter the folder.
    chmodSync(folder, 0o711);
    const config = join(folder, 'config');
    writeFileSync(
      config,
      toLocalConfig(name, { port, portals: [firstPort, secondPort], pid: join(folder, 'pid') }),
    );
    balancer = startProgram(`test-${name}`, program, BALANCERS[name].args(config));
    await waitUntilAnswering(`${origin}/healthz`, balancer);
  }, 30_000);
  beforeEach(() => {
    receivedRequests = [];
  });
  afterAll(async () => {
    if (program === null) return;
    await endServer(balancer, 'SIGTERM');
    for (const portal of portals) {
      portal.close();
      portal.closeAllConnections();
    }
    rmSync(folder, { recursive: true, force: true });
  });

  it.skipIf(program === null)('drops proxy headers that visitors forge', async () => {
    await fetch(`${origin}/login`, { headers: FORGED });
    const forwardedHeaders = receivedRequests[0]?.headers;
    expect(forwardedHeaders).toMatchObject({
      host: origin.slice('http://'.length),
      'x-forwarded-for': '127.0.0.1',
    });
    expect(forwardedHeaders).toMatchObject({
      'x-forwarded-proto': 'http',
      'x-request-id': expect.any(String),
    });
    expect(
      Object.values(forwardedHeaders ?? {}).filter((value) => Object.values(FORGED).includes(String(value))),
    ).toEqual([]);
  });

  it.skipIf(program === null)('accepts the largest document together with its form fields', async () => {
    const body = new Uint8Array(MAX_UPLOAD_BYTES + MB);
    expect((await fetch(`${origin}/upload`, { method: 'POST', body })).status).toBe(200);
    expect(receivedRequests.map(({ bytes }) => bytes)).toEqual([body.byteLength]);
  });

  it.skipIf(program === null)('passes on the longest redirect', async () => {
    const { status, headers } = await fetch(`${origin}/redirects`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, LONG_LOCATION]);
  });

  it.skipIf(program === null).each([
    ['repeats a page request at another portal', 'GET', true],
    ['does not repeat a form', 'POST', false],
  ])('%s when a portal closes the connection', async (_, method, isRepeated) => {
    await wait(Math.max(0, abortedAt + RECOVERY_MS - performance.now()));
    const body = method === 'POST' ? new URLSearchParams({ amount: '1' }) : undefined;
    const response = await fetch(`${origin}/breaks`, { method, body }).catch(() => null);
    abortedAt = performance.now();
    expect(response?.ok ?? false).toBe(false);
    expect(receivedRequests[0]?.method).toBe(method);
    expect(receivedRequests.length > 1).toBe(isRepeated);
  });
});
