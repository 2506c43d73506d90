import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildSimulator } from '../../scripts/simulator-build.mjs';

export const LOG_FOLDER = '.reports/features';
const READY_TIMEOUT_MS = 60_000;

export interface ServerProcess {
  name: string;
  process: ChildProcess;
  log: string;
}

export function startServer(name: string, args: string[], env: Record<string, string>): ServerProcess {
  return startProgram(name, process.execPath, args, { env });
}

export function startProgram(
  name: string,
  program: string,
  args: string[],
  { env = {}, ...user }: { env?: Record<string, string>; cwd?: string; uid?: number; gid?: number } = {},
): ServerProcess {
  mkdirSync(LOG_FOLDER, { recursive: true });
  const log = join(LOG_FOLDER, `${name}.log`);
  const child = spawn(program, args, {
    // Servers must not inherit Node options of the test run, except a moved clock.
    env: { ...process.env, NODE_OPTIONS: process.env.TEST_CLOCK ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  const file = createWriteStream(log, { flags: 'a' });
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  return { name, process: child, log };
}

const PORTAL_SERVERS = {
  portal: (buildFolder: string) => [join(buildFolder, 'server/portal.js')],
  framework: (buildFolder: string) => [
    'node_modules/@remix-run/serve/dist/cli.js',
    join(buildFolder, 'server/index.js'),
  ],
};

export type PortalServer = keyof typeof PORTAL_SERVERS;

export async function startSimulator(
  name: string,
  ports: { portal: number; simulator: number },
): Promise<ServerProcess> {
  return startServer(name, [await buildSimulator()], {
    PORT: String(ports.portal),
    SIMULATOR_PORT: String(ports.simulator),
  });
}

interface PortalOptions {
  port: number;
  apiBaseUrl: string;
  fileHost?: string;
  data: string;
  buildFolder?: string;
  assets?: string | null;
  rateLimitFactor?: number;
  sessionStore?: string | undefined;
}

export function startPortal(
  name: string,
  addresses: PortalOptions,
  server: PortalServer = 'portal',
): ServerProcess {
  return startServer(name, PORTAL_SERVERS[server](addresses.buildFolder ?? 'build'), {
    NODE_ENV: 'production',
    PORT: String(addresses.port),
    API_BASE_URL: addresses.apiBaseUrl,
    ...(addresses.fileHost !== undefined && { FILE_HOSTS: addresses.fileHost }),
    API_TIMEOUT_MS: '4000',
    DATA_DIR: addresses.data,
    ASSETS_DIR: addresses.assets ?? '',
    ...(addresses.sessionStore !== undefined && {
      SESSION_STORE_URL: addresses.sessionStore,
      SESSION_SECRET: 'the secret of a portal that one scenario has',
    }),
    OVERLOAD_DELAY_MS: '10000',
    RATE_LIMIT_FACTOR: String(addresses.rateLimitFactor ?? 1),
  });
}

export async function waitUntilAnswering(url: string, server?: ServerProcess): Promise<void> {
  const deadline = Date.now() + (server ? READY_TIMEOUT_MS : 5_000);
  for (;;) {
    const response = await fetch(toLoopbackUrl(url)).catch(() => null);
    if (response?.ok) return;
    if (server && server.process.exitCode !== null)
      throw new Error(`The ${server.name} ended: see ${server.log}`);
    if (Date.now() > deadline)
      throw new Error(`${url} does not answer${server ? `: see ${server.log}` : ''}`);
    await wait(100);
  }
}

export async function endServer({ process: child }: ServerProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exitEvent = once(child, 'exit');
  child.kill(signal);
  await exitEvent;
}

function toLoopbackUrl(url: string): string {
  return url.replace(/^(https?:\/\/)[\w.-]*\.?localhost(?=[:/])/, '$1127.0.0.1');
}
