import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from 'mock-server/settings';
import { startSimulator } from 'mock-server/start';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AGREED_PACT_FILE } from '../pact/pact-file';
import { requireDialect } from './dialects';
import { startDialectProxy } from './dialects/proxy';
import { listen } from './recording-proxy';
import type { Report } from './report';
import { createStateHandler } from './state-handler/server';
import { STATES } from './state-handler/state-table';

const COMMAND = fileURLToPath(new URL('./verify.ts', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'drift-'));
afterAll(() => rmSync(folder, { recursive: true }));

const driftedApi = createServer((request, response) => {
  const json = { 'Content-Type': 'application/json' };
  if (request.url === '/states') {
    response.writeHead(200, json).end('{"cookie":"lending_session=x"}');
  } else if (request.url === '/user/profile') {
    const profile = { user_id: '1', email: 'katrin.brandt@metallbau-brandt.example', emailVerified: 'yes' };
    const languages = { interface_language: 'de', communication_language: 'de', region: 7 };
    response.writeHead(200, json).end(JSON.stringify({ ...profile, ...languages }));
  } else if (request.url?.startsWith('/partner/')) {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome</h1>');
  } else {
    response.writeHead(500, json).end('{}');
  }
});

describe('QA-05 verification of an API that has drifted', () => {
  let result: Awaited<ReturnType<typeof run>>;

  beforeAll(async () => {
    const address = await listen(driftedApi);
    // These calls cover every kind of drift, ten times faster than all calls.
    const offeredFile = join(folder, 'asked.json');
    writeFileSync(offeredFile, '["getProfile","getPartnerConfig"]');
    const states = ['--state-handler-url', `${address}/states`];
    result = await run(['--provider-base-url', address, ...states, '--offered', offeredFile, '--all']);
  }, 300_000);

  afterAll(() => driftedApi.close());

  it.each([
    [
      'the type of a value',
      /GET \/user\/profile +getProfile of the logged-in user +\$\.emailVerified +true +"yes"/,
    ],
    ['the name of a member', /getProfile of the logged-in user +\$\.is_email_confirmed +a value +nothing/],
    [
      'the type of a member outside the exchanges',
      /getProfile of the logged-in user +\$\.region +.*string.* +7\n/,
    ],
    ['the status', /GET \/user\/profile +getProfile without a session +status +401 +200/],
    [
      'the content type',
      /GET \/partner\/key\/:subdomain\/config +getPartnerConfig of a partner +content type +application\/json +text\/html/,
    ],
  ])(
    'the verification reports call, path, expected and actual value if responses differ in %s',
    (_, line) => {
      expect(result.output).toMatch(line);
    },
  );

  it('the verification starts its report with the causes, each with an example and the reaction of the portal', () => {
    expect(result.output.split('\n').slice(0, 5)).toEqual([
      expect.stringMatching(/^1\. /),
      expect.stringMatching(/^ {3}Example: {2}(GET|POST) /),
      expect.stringMatching(/^ {13}\S+ expected .+, got /),
      expect.stringMatching(/^ {3}Portal: {3}does not tolerate it\. /),
      expect.stringMatching(/^ {3}To do: {4}\S/),
    ]);
  });

  it('the verification fails and lists only the responses that differ', () => {
    const profile = result.output
      .split('\n')
      .filter((line) => line.includes('getProfile of the logged-in user'));
    expect(profile.filter((line) => line.includes('$.user_id') || line.includes('$.email '))).toEqual([]);
    expect(result.code).toBe(1);
  });

  it('the verification writes the same findings as JSON and JUnit XML', () => {
    const { drifts }: Report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
    expect(drifts.map(({ field }) => field)).toContain('$.emailVerified');
    const junit = readFileSync(join(folder, 'report.xml'), 'utf8');
    expect(junit).toContain('<testcase classname="getProfile" name="getProfile without a session"><failure');
  });
});

describe('QA-05 verification of an API that offers only some calls', () => {
  const offeredFile = join(folder, 'offered.json');

  it('the verification tries only the exchanges of the offered calls and counts the skipped exchanges', async () => {
    const partner = createServer((_, response) => {
      const errors = { errors: [{ code: 'err_auth_session_not_found' }] };
      response.writeHead(401, { 'Content-Type': 'application/json' }).end(JSON.stringify(errors));
    });
    const address = await listen(partner);
    writeFileSync(offeredFile, '["getProfile"]');
    const { code, output } = await run([
      '--provider-base-url',
      address,
      '--state-handler-url',
      address,
      '--offered',
      offeredFile,
    ]);
    partner.close();
    expect(output).toContain('Not prepared');
    const { interactions } = JSON.parse(readFileSync(AGREED_PACT_FILE, 'utf8'));
    expect(output).toContain(
      `Not offered, and not tried: ${interactions.length - 3} exchanges of 53 calls: `,
    );
    expect(output).toContain('login (6)');
    expect(code).toBe(4);
    const { notOffered }: Report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
    expect(notOffered).toHaveLength(53);
  });

  it.each([
    ['names a call that the pact does not have', '["getProfil"]', 'getProfil'],
    ['is no list of names', '{"getProfile":true}', 'not a JSON list'],
  ])('the verification refuses a list of offered calls that %s', async (_, text, message) => {
    writeFileSync(offeredFile, text);
    const { code, output } = await run([
      '--provider-base-url',
      'http://127.0.0.1:9',
      '--offered',
      offeredFile,
    ]);
    expect(output).toContain(message);
    expect(code).toBe(2);
  });
});

describe('QA-05 verification of an API whose responses have another format (dialect)', () => {
  let api: Awaited<ReturnType<typeof startSimulator>>;
  let proxy: Awaited<ReturnType<typeof startDialectProxy>>;
  let states: ReturnType<typeof createStateHandler>;
  let stateAddress: string;
  const offeredFile = join(folder, 'some.json');

  beforeAll(async () => {
    api = await startSimulator(readSettings({ SIMULATOR_PORT: '0' }));
    proxy = await startDialectProxy();
    states = createStateHandler(api.origin, STATES);
    stateAddress = await listen(states);
    writeFileSync(offeredFile, '["login","register","createApplication"]');
  });
  afterAll(async () => {
    states.close();
    await proxy.close();
    await api.close();
  });

  const verifyDialect = async (names: string) => {
    proxy.setTarget({ api: api.origin, dialects: names.split(',').map(requireDialect) });
    const args = ['--provider-base-url', proxy.origin, '--state-handler-url', stateAddress];
    return run([...args, '--offered', offeredFile]);
  };

  it.each(['other-cookie,several-cookies', 'statuses-with-spaces'])(
    'the verification finds no difference for the dialects %s',
    async (names) => {
      const { code, output } = await verifyDialect(names);
      expect(output).toContain('keeps the pact');
      expect(code).toBe(0);
    },
    60_000,
  );

  it.each([
    ['numeric-ids', /^1\. .*are numbers instead of text in \d+ answers of \d+ calls\.$/m, 'tolerates it'],
    ['one-error', /^1\. Refusals have the members `error` \(codes `err_/m, 'tolerates it'],
    ['see-other', /^1\. A redirect \(status 303 instead of 201 to \/user\/applications\//m, 'tolerates it'],
  ])(
    'the verification names the cause of the dialect %s',
    async (name, title, portal) => {
      const { output } = await verifyDialect(name);
      expect(output).toMatch(title);
      expect(output).toContain(portal);
    },
    60_000,
  );

  it('the verification counts calls that fail intermittently, and finds no difference', async () => {
    const { code, output } = await verifyDialect('flaky');
    expect(output).toMatch(/^Unreliable: \d+ of 399 exchanges were answered with 502 at first/);
    expect(code).toBe(0);
  }, 60_000);
});

describe.concurrent('QA-05 verification of an unreachable API', () => {
  it('the verification fails with a one-line message within ten seconds', async () => {
    const closedServer = createServer();
    const address = await listen(closedServer);
    closedServer.close();
    const { code, output, seconds } = await run(['--provider-base-url', address]);
    expect(output.trim().split('\n')).toEqual([`${address} cannot be reached: connection refused`]);
    expect(code).toBe(3);
    expect(seconds).toBeLessThan(10);
  });

  it('the verification times out if a server accepts the connection and does not answer', async () => {
    const silentServer = createServer(() => undefined);
    const address = await listen(silentServer);
    const { code, output } = await run(['--provider-base-url', address]);
    silentServer.closeAllConnections();
    silentServer.close();
    expect(output.trim().split('\n')).toEqual([`${address} cannot be reached: no answer within 8 s`]);
    expect(code).toBe(3);
  });

  it('the verification names --state-handler-url in its first line for an API without control calls', async () => {
    const api = createServer((_, response) => response.writeHead(404).end());
    const address = await listen(api);
    const { code, output } = await run(['--provider-base-url', address]);
    api.close();
    expect(output.split('\n')[0]).toBe(
      `${address} is no simulator, so its states need a state handler: give --state-handler-url URL.`,
    );
    expect(code).toBe(4);
  });

  it('the verification prints the usage of the command for an invalid base URL', async () => {
    const { code, output } = await run(['--provider-base-url', 'lindhof']);
    expect(output).toContain('npm run contracts:verify -- --provider-base-url URL');
    expect(code).toBe(2);
  });
});

describe.concurrent('QA-05 an interrupted verification', () => {
  it.for(['SIGTERM', 'SIGKILL'] as const)(
    'an interrupted verification leaves no process behind after %s',
    async (signal, { expect }) => {
      const requestListeners: (() => void)[] = [];
      const slowServer: Server = createServer((request, response) => {
        if (request.url === '/config') response.writeHead(200).end('{}');
        else for (const tell of requestListeners) tell();
      });
      const address = await listen(slowServer);
      const requestReceived = new Promise<void>((resolve) => requestListeners.push(resolve));
      const child = startVerification([
        '--provider-base-url',
        address,
        '--state-handler-url',
        `${address}/states`,
      ]);
      const exitEvent = new Promise((resolve) => child.once('exit', resolve));
      await requestReceived;
      const verifierPids = childrenOf(child.pid ?? 0);
      expect(verifierPids).toHaveLength(1);
      child.kill(signal);
      await exitEvent;
      await expect.poll(() => verifierPids.filter(isAlive), { timeout: 5_000 }).toEqual([]);
      slowServer.closeAllConnections();
      slowServer.close();
    },
  );
});

const startVerification = (args: string[], callback?: (...output: [unknown, string, string]) => void) =>
  execFile(process.execPath, ['--import', 'tsx/esm', COMMAND, '--report', folder, ...args], callback);

function run(args: string[]): Promise<{ code: number; output: string; seconds: number }> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = startVerification(args, (_, stdout, stderr) =>
      resolve({
        code: child.exitCode ?? -1,
        output: `${stderr}${stdout}`,
        seconds: (performance.now() - startedAt) / 1000,
      }),
    );
  });
}

function childrenOf(pid: number): number[] {
  const childPids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return childPids.split(' ').filter(Boolean).map(Number);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
