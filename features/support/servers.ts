import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from '@cucumber/cucumber/api';
import { findPrivate, forgetPrivate, notedByWorkers } from './private-values';
import { answers, freePort, type ServerProcess, startPortal, startSimulator } from './server-process';
import { address, SETTINGS } from './settings';

/** What must never be found in what a server wrote while the features ran. */
const CRASH = /unhandled ?rejection|uncaughtexception|"event":"crashed"|out of memory/i;

/**
 * Starts the built portal and the simulator on free ports before the first scenario and stops them after the last, once for all
 * workers. With BASE_URL and API_BASE_URL given nothing is started: the features then run against what stands there, and
 * scenarios that tell the lending system what to do (`@simulator`) are left out unless a simulator answers, and those that stop the
 * portal (`@own-portal`) in any case.
 */
const servers: Plugin = {
  type: 'plugin',
  coordinator: async ({ operation, transform, logger }) => {
    if (operation !== 'runCucumber') return;
    const started = process.env[SETTINGS.portal] ? [] : await startServers();
    await answers(`${address('BASE_URL')}/healthz`);
    const simulated = await isSimulator(address('API_BASE_URL'));
    process.env[SETTINGS.backend] = simulated ? 'simulator' : 'deployment';
    const impossible = [...(simulated ? [] : ['@simulator']), ...(started.length > 0 ? [] : ['@own-portal'])];
    transform('pickles:filter', (pickles) => {
      const possible = pickles.filter(({ pickle }) =>
        pickle.tags.every(({ name }) => !impossible.includes(name)),
      );
      const leftOut = pickles.length - possible.length;
      if (leftOut > 0) logger.warn(`${leftOut} scenarios are left out: ${impossible.join(', ')}`);
      if (possible.length === 0) throw new Error('No scenario is named so: see the names in features/');
      return possible;
    });
    return () => stop(started);
  },
};

/** The whole suite comes from one address, as a whole town does on one day. */
const MANY_PEOPLE = 1_000;

export default servers;

async function startServers(): Promise<ServerProcess[]> {
  forgetPrivate();
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

/** What a server's log holds of what visitors typed and of their cookies. */
function toldOf(server: ServerProcess): string[] {
  const found = findPrivate(readFileSync(server.log, 'utf8'), notedByWorkers());
  return found.map((value) => `wrote what a visitor typed or carried: ${value}`);
}

/** Stops the servers. @throws Error when one had died, or had written what a server must never write. */
async function stop(running: readonly ServerProcess[]): Promise<void> {
  const complaints = running.flatMap((server) => {
    const dead = server.process.exitCode === null ? [] : [`died with code ${server.process.exitCode}`];
    const line = readFileSync(server.log, 'utf8')
      .split('\n')
      .find((text) => CRASH.test(text));
    return [...dead, ...(line ? [`wrote: ${line}`] : []), ...toldOf(server)].map(
      (text) => `the ${server.name} ${text} (${server.log})`,
    );
  });
  for (const server of running) server.process.kill();
  if (complaints.length > 0) throw new Error(`While the features ran, ${complaints.join('; ')}`);
}

async function isSimulator(apiBaseUrl: string): Promise<boolean> {
  const answer = await fetch(`${apiBaseUrl}/simulator/health`).catch(() => null);
  if (!answer?.ok) return false;
  const health: unknown = await answer.json().catch(() => null);
  return typeof health === 'object' && health !== null && 'simulator' in health && health.simulator === true;
}
