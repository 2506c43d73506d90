import { existsSync, mkdtempSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from '@cucumber/cucumber/api';
import { offersOf, type Surroundings } from './deployment/offers';
import { planned, planText } from './deployment/plan';
import { forgetLogs, searchLogs } from './log-search';
import { forgetPrivate, notedByWorkers } from './private-values';
import {
  answers,
  endServer,
  freePort,
  type ServerProcess,
  startPortal,
  startSimulator,
} from './server-process';
import { address, PLAN, SETTINGS } from './settings';

/**
 * Starts the built portal and the simulator on free ports before the first scenario and stops them after the last, once for all
 * workers. With BASE_URL and API_BASE_URL given nothing is started: the features then run against what stands there. Scenarios that need
 * what is not there are left out, and it is said what would make them run. With FEATURES_PLAN that is all that happens.
 */
const servers: Plugin = {
  type: 'plugin',
  coordinator: async ({ operation, transform, logger }) => {
    if (operation !== 'runCucumber') return;
    const isPlan = Boolean(process.env[PLAN]);
    // They start while Cucumber reads the steps, and are there before the first scenario.
    const starting = process.env[SETTINGS.portal] || isPlan ? Promise.resolve([]) : startServers();
    starting.catch(() => {
      // Said where it is waited for.
    });
    transform('pickles:filter', async (pickles) => {
      const offers = await offersOf(await surroundings(await starting));
      const plans = pickles.map(({ pickle }) => planned(pickle, offers));
      if (isPlan) {
        writeSync(1, `${planText(plans)}\n`);
        process.exit(0);
      }
      const possible = pickles.filter((_, index) => plans[index]?.by !== null);
      if (possible.length < pickles.length) logger.warn(planText(plans));
      if (pickles.length === 0) throw new Error('No scenario is named so: see the names in features/');
      if (possible.length === 0) throw new Error(`No scenario can run. ${planText(plans)}`);
      return possible;
    });
    return async () => stop(await starting);
  },
};

/** What stands there. @param started servers that were started for the features */
async function surroundings(started: readonly ServerProcess[]): Promise<Surroundings> {
  // A plan for what the command would start by itself.
  if (!process.env[SETTINGS.portal] && started.length === 0) {
    return { isSimulator: true, isOwnPortal: true, portal: 'http://localhost', lendingApi: '' };
  }
  const [portal, lendingApi] = [address('BASE_URL'), address('API_BASE_URL')];
  await answers(`${portal}/healthz`);
  const simulated = await isSimulator(lendingApi);
  process.env[SETTINGS.backend] = simulated ? 'simulator' : 'deployment';
  return { isSimulator: simulated, isOwnPortal: started.length > 0, portal, lendingApi };
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
