import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEPLOYMENTS } from 'fixtures/deployments';
import { findScenario } from 'fixtures/worlds';
import { type MountedSimulator, mountSimulator } from 'mock-server/testing/mounted-simulator';
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

/**
 * A portal and a simulator in the test file's process, without port or browser: settings, session store (a folder of its own), routes and
 * handlers are the true ones.
 *
 * @returns opens a world of fixtures/worlds that no other visit shares, and somebody at the portal in it
 */
export function portal({ env = {} }: Surroundings = {}) {
  let simulator: MountedSimulator;
  let folder: string;
  let opened: typeof import('./visitor');
  let visitors = 0;

  vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });
  beforeAll(async () => {
    simulator = mountSimulator();
    folder = mkdtempSync(join(tmpdir(), 'portal-'));
    const own = { API_BASE_URL: simulator.origin, DATA_DIR: folder, LOG_LEVEL: 'silent' };
    for (const [name, value] of Object.entries({ ...own, ...env })) vi.stubEnv(name, value);
    // Settings are read when the portal's modules are loaded.
    opened = await import('./visitor');
    await opened.warmUp();
  });
  afterAll(() => {
    simulator.close();
    rmSync(folder, { recursive: true, force: true });
  });

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
