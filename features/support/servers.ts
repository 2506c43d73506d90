import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from '@cucumber/cucumber/api';
import { forgetLogs, searchLogs } from './log-search';
import { hasRedis } from './own-redis';
import { forgetPrivate, notedByWorkers } from './private-values';
import {
  answers,
  endServer,
  freePort,
  type ServerProcess,
  startPortal,
  startSimulator,
} from './server-process';
import { address, SETTINGS } from './settings';

/**
 * Starts the built portal and the simulator on free ports before the first scenario and stops them after the last, once for all
 * workers. With BASE_URL and API_BASE_URL given nothing is started: the features then run against what stands there, and
 * scenarios that tell the lending system what to do (`@simulator`) are left out unless a simulator answers, and those that stop the
 * portal (`@own-portal`) in any case. Without an installed Redis those that need one (`@redis`) are left out.
 */
const servers: Plugin = {
  type: 'plugin',
  coordinator: async ({ operation, transform, logger }) => {
    if (operation !== 'runCucumber') return;
    // They start while Cucumber reads the steps, and are there before the first scenario.
    const starting = process.env[SETTINGS.portal] ? Promise.resolve([]) : startServers();
    starting.catch(() => {
      // Said where it is waited for.
    });
    transform('pickles:filter', async (pickles) => {
      const impossible = await impossibleTags(await starting);
      const possible = pickles.filter(({ pickle }) =>
        pickle.tags.every(({ name }) => !impossible.includes(name)),
      );
      const leftOut = pickles.length - possible.length;
      if (leftOut > 0) logger.warn(`${leftOut} scenarios are left out: ${impossible.join(', ')}`);
      if (possible.length === 0) throw new Error('No scenario is named so: see the names in features/');
      return possible;
    });
    return async () => stop(await starting);
  },
};

/** Tags of scenarios that cannot be run against what stands there. @param started servers that were started for the features */
async function impossibleTags(started: readonly ServerProcess[]): Promise<string[]> {
  await answers(`${address('BASE_URL')}/healthz`);
  const simulated = await isSimulator(address('API_BASE_URL'));
  process.env[SETTINGS.backend] = simulated ? 'simulator' : 'deployment';
  return [
    ...(simulated ? [] : ['@simulator']),
    ...(started.length > 0 ? [] : ['@own-portal']),
    ...(hasRedis() ? [] : ['@redis']),
  ];
}

/** The whole suite comes from one address, as a whole town does on one day. */
const MANY_PEOPLE = 1_000;

export default servers;

async function startServers(): Promise<ServerProcess[]> {
  forgetPrivate();
  forgetLogs('');
  if (!existsSync('build/server/portal.js')) {
    throw new Error('The portal is not built: run "npm run build" first, or give BASE_URL and API_BASE_URL');
  }
  const data = mkdtempSync(join(tmpdir(), 'portal-features-'));
  const [portalPort, simulatorPort] = [await freePort(), await freePort()];
  const apiBaseUrl = `http://127.0.0.1:${simulatorPort}`;
  const simulator = startSimulator('simulator', { portal: portalPort, simulator: simulatorPort });
  const portal = startPortal('portal', { port: portalPort, apiBaseUrl, data, rateLimitFactor: MANY_PEOPLE });
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

/** Stops the servers. @throws Error when one had died, or when one of these or of those that scenarios had started wrote what none may. */
async function stop(running: readonly ServerProcess[]): Promise<void> {
  const dead = running.filter(({ process: { exitCode } }) => exitCode !== null);
  for (const server of running) await endServer(server, 'SIGTERM');
  const complaints = [
    ...dead.map(({ name, process: { exitCode }, log }) => `the ${name} died with code ${exitCode} (${log})`),
    ...(running.length === 0 ? [] : searchLogs('', notedByWorkers())),
  ];
  if (complaints.length > 0) throw new Error(`While the features ran, ${complaints.join('; ')}`);
}

async function isSimulator(apiBaseUrl: string): Promise<boolean> {
  const answer = await fetch(`${apiBaseUrl}/simulator/health`).catch(() => null);
  if (!answer?.ok) return false;
  const health: unknown = await answer.json().catch(() => null);
  return typeof health === 'object' && health !== null && 'simulator' in health && health.simulator === true;
}
