import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEPLOYMENTS } from 'fixtures/deployments';
import { findScenario } from 'fixtures/worlds';
import {
  createUnusedOrigin,
  type MountedSimulator,
  mountSimulator,
} from 'mock-server/testing/mounted-simulator';
import { TEST_TIME } from 'mock-server/testing/test-simulator';
import { afterAll, beforeAll, vi } from 'vitest';
import { TestWorld } from './world';

const TEST_TIMEOUT_MS = 60_000;

interface PortalOptions {
  env?: Readonly<Record<string, string>>;
}

export interface VisitorOptions {
  as?: string;
  language?: string;
  now?: string;
}

interface SharedEnvironment {
  apiOrigin: string;
  folder: string;
  settings: string;
}

let sharedEnvironment: SharedEnvironment | undefined;

function shareEnvironment(env: Readonly<Record<string, string>>): SharedEnvironment {
  const settings = JSON.stringify(env);
  sharedEnvironment ??= { apiOrigin: createUnusedOrigin(), folder: createTemporaryFolder(), settings };
  if (sharedEnvironment.settings === settings) return sharedEnvironment;
  throw new Error('A portal with its own settings needs its own process: see scripts/unit/test-isolation.ts');
}

function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  // Vitest ends its processes with this signal.
  process.once('SIGTERM', () => {
    remove();
    process.kill(process.pid, 'SIGTERM');
  });
  return folder;
}

let visitors = 0;

/**
 * Test files of one process share the portal, so their settings must be equal. @returns function that opens a world
 */
export function openPortal({ env = {} }: PortalOptions = {}) {
  let simulator: MountedSimulator;
  let visitorModule: typeof import('./visitor');

  vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });
  beforeAll(async () => {
    const { apiOrigin, folder } = shareEnvironment(env);
    simulator = mountSimulator({}, apiOrigin);
    const portalEnvironment = { API_BASE_URL: apiOrigin, DATA_DIR: folder, LOG_LEVEL: 'silent' };
    for (const [name, value] of Object.entries({ ...portalEnvironment, ...env })) vi.stubEnv(name, value);
    visitorModule = await import('./visitor');
    await visitorModule.warmUpPortal();
  });
  afterAll(() => simulator.close());

  return async (scenarioId: string, { as, language = 'en', now = TEST_TIME }: VisitorOptions = {}) => {
    const scenario = findScenario(scenarioId);
    if (scenario === undefined) throw new Error(`unknown world ${scenarioId}`);
    const sandbox = simulator.sandboxes.open({ scenario, seed: 1, now: new Date(now) });
    visitors += 1;
    const visitor = new visitorModule.Visitor({
      world: new TestWorld(sandbox, simulator.origin),
      origin: `http://${DEPLOYMENTS[scenario.partner].hostLabels[0]}.localhost`,
      headers: { 'Accept-Language': language, 'X-Sandbox': sandbox.id },
      cookies: new Map(),
      // Separate networks keep rate limits of tests apart.
      clientAddress: `198.51.${visitors >> 8}.${visitors & 255}`,
    });
    if (as !== undefined) await visitor.logIn(as);
    return visitor;
  };
}
