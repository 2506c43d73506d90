import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildSimulator } from '../../scripts/simulator-build.mjs';

/** Where servers that are started here write, a file each. */
export const LOGS = '.reports/features';
const READY_WITHIN_MS = 60_000;

/** A server that was started for the features, and the file it writes to. */
export interface ServerProcess {
  name: string;
  process: ChildProcess;
  log: string;
}

/** Starts a server by plain Node. */
export function startServer(name: string, args: string[], env: Record<string, string>): ServerProcess {
  return startProgram(name, process.execPath, args, env);
}

/** Starts any program that serves; what it writes goes to a file of its name. @param as folder and user it runs with */
export function startProgram(
  name: string,
  program: string,
  args: string[],
  env: Record<string, string> = {},
  as: { cwd?: string; uid?: number; gid?: number } = {},
): ServerProcess {
  mkdirSync(LOGS, { recursive: true });
  const log = join(LOGS, `${name}.log`);
  const child = spawn(program, args, {
    // Node options of the test run (loaders) are no business of the servers, but for a moved clock.
    env: { ...process.env, NODE_OPTIONS: process.env.TEST_CLOCK ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...as,
  });
  // A server that is started again goes on in the same file.
  const file = createWriteStream(log, { flags: 'a' });
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  return { name, process: child, log };
}

/** The servers that run the built portal: the one with the portal's network edge, or the framework's own. */
const PORTAL_SERVERS = {
  portal: (build: string) => [join(build, 'server/portal.js')],
  framework: (build: string) => ['node_modules/@remix-run/serve/dist/cli.js', join(build, 'server/index.js')],
};

export type PortalServer = keyof typeof PORTAL_SERVERS;

/** Starts the simulator, compiled as for a demo; the links in its mails lead to the portal's port. */
export async function startSimulator(
  name: string,
  ports: { portal: number; simulator: number },
): Promise<ServerProcess> {
  return startServer(name, [await buildSimulator()], {
    PORT: String(ports.portal),
    SIMULATOR_PORT: String(ports.simulator),
  });
}

/** Where a portal runs, and with what. */
interface PortalPlace {
  port: number;
  apiBaseUrl: string;
  /** Host of the documents' files, where it is not that of `apiBaseUrl`. */
  fileHost?: string;
  data: string;
  /** Folder of the build, `build` when nothing is said. */
  build?: string;
  /** Folder that holds the files of other builds too. */
  assets?: string | null;
  /** How many times as often as usual things may be done. */
  rateLimitFactor?: number;
  /** Address of a Redis that holds the sessions; a store on disk when nothing is said. */
  sessionStore?: string | undefined;
}

/** Starts the built portal. */
export function startPortal(
  name: string,
  where: PortalPlace,
  server: PortalServer = 'portal',
): ServerProcess {
  return startServer(name, PORTAL_SERVERS[server](where.build ?? 'build'), {
    NODE_ENV: 'production',
    PORT: String(where.port),
    API_BASE_URL: where.apiBaseUrl,
    ...(where.fileHost !== undefined && { FILE_HOSTS: where.fileHost }),
    API_TIMEOUT_MS: '4000',
    DATA_DIR: where.data,
    ASSETS_DIR: where.assets ?? '',
    ...(where.sessionStore !== undefined && {
      SESSION_STORE_URL: where.sessionStore,
      SESSION_SECRET: 'the secret of a portal that one scenario has',
    }),
    // Browsers beside it keep the machine busy; what is refused then is looked at elsewhere.
    OVERLOAD_DELAY_MS: '10000',
    RATE_LIMIT_FACTOR: String(where.rateLimitFactor ?? 1),
  });
}

/** Waits until the address answers with success. @throws Error when it does not, or when its server ended. */
export async function answers(url: string, server?: ServerProcess): Promise<void> {
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

/** Ends a server and waits until it has gone. */
export async function endServer({ process: child }: ServerProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Browsers know that `*.localhost` is this machine; Node asks a name server, which does not. */
function onLoopback(url: string): string {
  return url.replace(/^(https?:\/\/)[\w.-]*\.?localhost(?=[:/])/, '$1127.0.0.1');
}
