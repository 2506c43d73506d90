import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../scripts/free-port.mjs';
import { findProgram } from '../../../scripts/programs.mjs';
import { listen, type RunningServer } from '../proxy/forward-request';
import { findApiProblem } from './api-problem';

const CONFIGURATION = JSON.stringify({ public_features: [{ name: 'currencies' }] });

let api: RunningServer;
let requestCount = 0;
let respond: (outgoing: ServerResponse) => void;

beforeAll(async () => {
  api = await listen(0, async (_, outgoing) => {
    requestCount += 1;
    respond(outgoing);
  });
});
afterAll(() => api.close());
beforeEach(() => {
  requestCount = 0;
});

const respondWith =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (outgoing: ServerResponse) =>
    outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

describe('findApiProblem (reason why the API cannot be used)', () => {
  it('returns null if the API returns its configuration', async () => {
    respond = respondWith(200, CONFIGURATION);
    expect(await findApiProblem(api.origin)).toBeNull();
  });

  it.each([
    [
      respondWith(200, '<html>', { 'content-type': 'text/html; charset=utf-8' }),
      'answers a web page in place of JSON (200)',
    ],
    [
      respondWith(302, '', { location: 'https://login.example/' }),
      'leads to https://login.example/: is a login in front of it?',
    ],
    [respondWith(410, '{}'), 'has another version: the address is no longer offered (410)'],
    [respondWith(404, '{}'), 'has no /config: another path, or another version'],
    [respondWith(200, '{"features":[]}'), 'has another version: its configuration has no public_features'],
    [respondWith(200, '{"public_'), 'has another version: its configuration has no public_features'],
    [respondWith(503, '{}'), 'answers 503 to /config'],
    [respondWith(429, '{}', { 'retry-after': '3600' }), 'limits the number of calls (429, Retry-After 3600)'],
    [respondWith(429, '{}'), 'limits the number of calls (429, Retry-After missing)'],
    [(outgoing: ServerResponse) => outgoing.destroy(), 'does not answer'],
  ])('explains an unexpected response: $1', async (responder, problem) => {
    respond = responder;
    expect(await findApiProblem(api.origin)).toContain(problem);
    expect(requestCount).toBe(1);
  });

  it('retries after the delay in Retry-After', async () => {
    const startedAt = performance.now();
    respond = (outgoing) =>
      (requestCount === 1 ? respondWith(429, '{}', { 'retry-after': '1' }) : respondWith(200, CONFIGURATION))(
        outgoing,
      );
    expect(await findApiProblem(api.origin)).toBeNull();
    expect([requestCount, performance.now() - startedAt > 990]).toEqual([2, true]);
  });

  it('reports a refused connection', async () => {
    expect(await findApiProblem(`http://127.0.0.1:${await findFreePort()}`)).toBe(
      'is not there: nothing listens at that address',
    );
  });

  it.skipIf(findProgram('openssl') === null)('reports an untrusted certificate', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '1'];
    execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    const secure = createServer({ key: readFileSync(key), cert: readFileSync(cert) });
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
    const address = secure.address();
    expect(
      await findApiProblem(`https://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`),
    ).toMatch(/^has a certificate that is not trusted \([A-Z_]+\)/);
    secure.close();
    rmSync(folder, { recursive: true });
  });
});
