import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Plugin } from '@cucumber/cucumber/api';
import { address, SETTINGS } from './settings';

const REPORTS = '.reports/features';
const READY_WITHIN_MS = 60_000;

/** What must never be found in what a server wrote while the features ran. */
const CRASH = /unhandled ?rejection|uncaughtexception|out of memory/i;

interface Server {
  name: string;
  process: ChildProcess;
  log: string;
}

/**
 * Starts the built portal and the simulator on free ports before the first scenario and stops them after the last, once for all
 * workers. With BASE_URL and API_BASE_URL given nothing is started: the features then run against what stands there, and
 * scenarios that tell the lending system what to do (`@simulator`) are left out unless a simulator answers.
 */
const servers: Plugin = {
  type: 'plugin',
  coordinator: async ({ operation, transform, logger }) => {
    if (operation !== 'runCucumber') return;
    const started = process.env[SETTINGS.portal] ? [] : await startServers();
    await answers(`${address('BASE_URL')}/healthz`);
    const simulated = await isSimulator(address('API_BASE_URL'));
    process.env[SETTINGS.backend] = simulated ? 'simulator' : 'deployment';
    transform('pickles:filter', (pickles) => {
      if (simulated) return pickles;
      const possible = pickles.filter(({ pickle }) => pickle.tags.every((tag) => tag.name !== '@simulator'));
      logger.warn(`${pickles.length - possible.length} scenarios need the simulator and are left out`);
      return possible;
    });
    return () => stop(started);
  },
};

export default servers;

async function startServers(): Promise<Server[]> {
  if (!existsSync('build/server/index.js')) {
    throw new Error('The portal is not built: run "npm run build" first, or give BASE_URL and API_BASE_URL');
  }
  mkdirSync(REPORTS, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), 'portal-features-'));
  const [portalPort, simulatorPort] = [await freePort(), await freePort()];
  const apiBaseUrl = `http://127.0.0.1:${simulatorPort}`;
  const simulator = start('simulator', ['--import', 'tsx', 'mock-server/main.ts'], {
    PORT: String(portalPort),
    SIMULATOR_PORT: String(simulatorPort),
  });
  const portal = start('portal', ['build/server/index.js'], {
    NODE_ENV: 'production',
    PORT: String(portalPort),
    API_BASE_URL: apiBaseUrl,
    API_TIMEOUT_MS: '4000',
    DATA_DIR: data,
  });
  process.once('exit', () => {
    for (const server of [portal, simulator]) server.process.kill();
    rmSync(data, { recursive: true, force: true });
  });
  await answers(`${apiBaseUrl}/simulator/health`, simulator);
  await answers(`http://127.0.0.1:${portalPort}/healthz`, portal);
  process.env[SETTINGS.portal] = `http://demo.localhost:${portalPort}`;
  process.env[SETTINGS.lendingApi] = apiBaseUrl;
  return [portal, simulator];
}

function start(name: string, args: string[], env: Record<string, string>): Server {
  const log = join(REPORTS, `${name}.log`);
  const child = spawn(process.execPath, args, {
    // Node options of the test run (loaders) are no business of the servers.
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const file = createWriteStream(log);
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  return { name, process: child, log };
}

/** Stops the servers. @throws Error when one had died, or had written what a server must never write. */
async function stop(running: readonly Server[]): Promise<void> {
  const complaints = running.flatMap((server) => {
    const dead = server.process.exitCode === null ? [] : [`died with code ${server.process.exitCode}`];
    const line = readFileSync(server.log, 'utf8')
      .split('\n')
      .find((text) => CRASH.test(text));
    return [...dead, ...(line ? [`wrote: ${line}`] : [])].map(
      (text) => `the ${server.name} ${text} (${server.log})`,
    );
  });
  for (const server of running) server.process.kill();
  if (complaints.length > 0) throw new Error(`While the features ran, ${complaints.join('; ')}`);
}

/** Waits until the address answers with success. @throws Error when it does not, or when its server ended. */
async function answers(url: string, server?: Server): Promise<void> {
  const deadline = Date.now() + (server ? READY_WITHIN_MS : 5_000);
  for (;;) {
    const answer = await fetch(onLoopback(url)).catch(() => null);
    if (answer?.ok) return;
    if (server && server.process.exitCode !== null)
      throw new Error(`The ${server.name} ended: see ${server.log}`);
    if (Date.now() > deadline)
      throw new Error(`${url} does not answer${server ? `: see ${server.log}` : ''}`);
    await wait(100);
  }
}

/** Browsers know that `*.localhost` is this machine; Node asks a name server, which does not. */
function onLoopback(url: string): string {
  return url.replace(/^(https?:\/\/)[\w.-]*\.?localhost(?=[:/])/, '$1127.0.0.1');
}

async function isSimulator(apiBaseUrl: string): Promise<boolean> {
  const answer = await fetch(`${apiBaseUrl}/simulator/health`).catch(() => null);
  if (!answer?.ok) return false;
  const health: unknown = await answer.json().catch(() => null);
  return typeof health === 'object' && health !== null && 'simulator' in health && health.simulator === true;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const bound = probe.address();
      probe.close(() =>
        bound && typeof bound === 'object' ? resolve(bound.port) : reject(new Error('no port')),
      );
    });
  });
}
