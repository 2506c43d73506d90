import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEPLOYMENTS } from 'fixtures/deployments';
import { findScenario } from 'fixtures/worlds';
import { freeOrigin, type MountedSimulator, mountSimulator } from 'mock-server/testing/mounted-simulator';
import { NOW } from 'mock-server/testing/test-simulator';
import { afterAll, beforeAll, vi } from 'vitest';
import { World } from './world';

/** For the first look at a page, whose modules have to be compiled. */
const PATIENCE_MS = 60_000;

/** The simulator's settings and those of the portal, by the names of its variables. */
interface Surroundings {
  env?: Readonly<Record<string, string>>;
}

/** How somebody comes to the portal. */
export interface Coming {
  /** Key of a persona of the world, or the role: the first one who has it. Nobody is logged in without. */
  as?: string;
  /** Language that the browser prefers. */
  language?: string;
  /** Of the world's clock, ISO 8601 in UTC. */
  now?: string;
}

/** The portal's surroundings as long as the process lives: it reads its settings when its modules are loaded, once for all test files. */
interface Place {
  /** Where each file mounts a simulator of its own. */
  apiOrigin: string;
  /** The session store's. */
  folder: string;
  /** Settings that a file gave, as JSON. */
  settings: string;
}

let taken: Place | undefined;

/** @throws Error when the process has a portal with other settings */
function placeFor(env: Readonly<Record<string, string>>): Place {
  const settings = JSON.stringify(env);
  taken ??= { apiOrigin: freeOrigin(), folder: folderUntilTheEnd(), settings };
  if (taken.settings === settings) return taken;
  throw new Error(
    'A portal with settings of its own needs modules of its own: see scripts/unit/surroundings.ts',
  );
}

function folderUntilTheEnd(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  // Vitest ends its processes so.
  process.once('SIGTERM', () => {
    remove();
    process.kill(process.pid, 'SIGTERM');
  });
  return folder;
}

/** Visitors so far, of all test files of the process. */
let visitors = 0;

/**
 * A portal and a simulator in the test file's process, without port or browser: settings, session store (a folder of its own), routes and
 * handlers are the true ones. Files without settings of their own share a process, and with it what the portal keeps in memory and in its
 * store, as all visitors of a portal do; each file has a simulator of its own.
 *
 * @returns opens a world of fixtures/worlds that no other visit shares, and somebody at the portal in it
 */
export function portal({ env = {} }: Surroundings = {}) {
  let simulator: MountedSimulator;
  let opened: typeof import('./visitor');

  vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });
  beforeAll(async () => {
    const { apiOrigin, folder } = placeFor(env);
    simulator = mountSimulator({}, apiOrigin);
    const own = { API_BASE_URL: apiOrigin, DATA_DIR: folder, LOG_LEVEL: 'silent' };
    for (const [name, value] of Object.entries({ ...own, ...env })) vi.stubEnv(name, value);
    opened = await import('./visitor');
    await opened.warmUp();
  });
  afterAll(() => simulator.close());

  return async (scenarioId: string, { as, language = 'en', now = NOW }: Coming = {}) => {
    const scenario = findScenario(scenarioId);
    if (scenario === undefined) throw new Error(`there is no world ${scenarioId}`);
    const sandbox = simulator.sandboxes.open({ scenario, seed: 1, now: new Date(now) });
    visitors += 1;
    const visitor = new opened.Visitor({
      world: new World(sandbox, simulator.origin),
      origin: `http://${DEPLOYMENTS[scenario.partner].hostLabels[0]}.localhost`,
      headers: { 'Accept-Language': language, 'X-Sandbox': sandbox.id },
      cookies: new Map(),
      // Whatever is limited for one network is not limited for all tests.
      clientAddress: `198.51.${visitors >> 8}.${visitors & 255}`,
    });
    if (as !== undefined) await visitor.logIn(as);
    return visitor;
  };
}
