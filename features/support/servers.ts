import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Plugin } from '@cucumber/cucumber/api';
import { findFreePort } from '../../scripts/free-port.mjs';
import { LendingApi } from './backend/lending-api';
import { cleanUp, formatCleanUpReport } from './created-accounts/clean-up';
import {
  discardCreatedAccounts,
  emailPrefix,
  readCreatedAccounts,
  saveCreatedAccounts,
} from './created-accounts/created-accounts';
import { capabilitiesOf, type TestEnvironment } from './deployment/capabilities';
import { checkDeployment, formatCheckTable } from './deployment/check-table';
import { discoverConfiguration } from './deployment/discover-configuration';
import { type KnownDeployment, shareWithWorkers, UNKNOWN_DEPLOYMENT } from './deployment/known-deployment';
import { formatPlan, type Pickle, planScenario } from './deployment/plan';
import { deleteLogs, searchLogs } from './log-search';
import { discardPrivateValues, readPrivateValues } from './private-values';
import { startFaultProxy } from './proxy/fault-proxy';
import type { RunningServer } from './proxy/forward-request';
import {
  endServer,
  type ServerProcess,
  startPortal,
  startSimulator,
  waitUntilAnswering,
} from './server-process';
import {
  keepsCreatedData,
  PLAN_SETTING,
  readOfferedCalls,
  runId,
  SETTING_NAMES,
  serverAddress,
} from './settings';
import { discardValidShapes } from './valid-shapes';

/** Number of skipped scenarios, which reports omit. `npm test` reads this file. */
const SKIPPED_COUNT_FILE = '.reports/features/left-out';

interface RunningServers {
  servers: readonly ServerProcess[];
  proxy: RunningServer | null;
  isSimulator: boolean;
}

/**
 * With a real API_BASE_URL, starts the fault proxy instead of the simulator. With BASE_URL, starts no portal, and the
 * proxy only if FAULT_PROXY_PORT is set.
 */
const servers: Plugin = {
  type: 'plugin',
  coordinator: async ({ operation, transform, logger }) => {
    if (operation !== 'runCucumber') return;
    const isPlan = Boolean(process.env[PLAN_SETTING]);
    process.env[SETTING_NAMES.runId] ||= `r${Math.floor(Date.now() / 1_000).toString(36)}`;
    const startup = isPlan ? startServersForPlan() : startServersForRun();
    startup.catch(() => {});
    transform('pickles:filter', async (pickles) => {
      const runningServers = await startup;
      const knownDeployment = runningServers.isSimulator
        ? UNKNOWN_DEPLOYMENT
        : await discoverDeployment(pickles.map(({ pickle }) => pickle));
      const offers = await capabilitiesOf(testEnvironmentOf(runningServers, knownDeployment, isPlan));
      const plans = pickles.map(({ pickle }) => planScenario(pickle, offers));
      if (isPlan) {
        writeSync(1, `${formatPlan(plans)}\n`);
        process.exit(0);
      }
      const possiblePickles = pickles.filter((_, index) => plans[index]?.providers !== null);
      if (possiblePickles.length < pickles.length) logger.warn(formatPlan(plans));
      mkdirSync(dirname(SKIPPED_COUNT_FILE), { recursive: true });
      writeFileSync(SKIPPED_COUNT_FILE, String(pickles.length - possiblePickles.length));
      if (pickles.length === 0) throw new Error('No scenario matches: see the titles in features/');
      if (possiblePickles.length === 0) throw new Error(`No scenario can run. ${formatPlan(plans)}`);
      return possiblePickles;
    });
    return async () => stopServers(await startup);
  },
};

async function discoverDeployment(pickles: readonly Pickle[]): Promise<KnownDeployment> {
  const api = serverAddress('API_BASE_URL');
  const { knownDeployment, lines } = await discoverConfiguration(api, pickles);
  if (lines.length > 0) {
    const table = formatCheckTable([{ part: `configuration of ${api}`, problems: lines }]);
    writeSync(1, `${table}\nScenarios whose steps name it are skipped; others that rely on it fail.\n\n`);
  }
  shareWithWorkers(knownDeployment);
  saveCreatedAccounts();
  return knownDeployment;
}

function testEnvironmentOf(
  { servers: serverProcesses, proxy, isSimulator }: RunningServers,
  knownDeployment: KnownDeployment,
  isPlan: boolean,
): TestEnvironment {
  const isOwnPortal = isPlan ? urlSetting('BASE_URL') === null : serverProcesses.length > 0;
  return {
    isSimulator,
    isOwnPortal,
    hasProxy: proxy !== null || (isPlan && (isOwnPortal || urlSetting('FAULT_PROXY_PORT') !== null)),
    portal: urlSetting('BASE_URL') ?? 'http://demo.localhost',
    lendingApi: urlSetting('API_BASE_URL') ?? '',
    knownDeployment,
  };
}

function urlSetting(name: string): string | null {
  return process.env[name]?.replace(/\/+$/, '') || null;
}

async function startServersForPlan(): Promise<RunningServers> {
  const api = urlSetting('API_BASE_URL');
  return { servers: [], proxy: null, isSimulator: api === null || (await detectSimulator(api)) };
}

async function detectSimulator(api: string): Promise<boolean> {
  if (await isSimulator(api)) return true;
  const checks = await checkDeployment(api);
  if (checks.every(({ problems }) => problems.length === 0)) return false;
  writeSync(1, `${formatCheckTable(checks)}\n`);
  throw new Error('the deployment is not ready: see the table above');
}

async function startServersForRun(): Promise<RunningServers> {
  discardPrivateValues();
  discardCreatedAccounts();
  discardValidShapes();
  deleteLogs('');
  const api = urlSetting('API_BASE_URL');
  const isSimulated = api === null || (await detectSimulator(api));
  process.env[SETTING_NAMES.backend] = isSimulated ? 'simulator' : 'deployment';
  const port = urlSetting('FAULT_PROXY_PORT');
  const isProxied = !isSimulated && (urlSetting('BASE_URL') === null || port !== null);
  const proxy = isProxied ? await startFaultProxy(serverAddress('API_BASE_URL'), Number(port ?? 0)) : null;
  process.env[SETTING_NAMES.faultProxy] = proxy?.origin ?? '';
  const portalServers = urlSetting('BASE_URL') === null ? await startServers(proxy?.origin ?? api, api) : [];
  await waitUntilAnswering(`${serverAddress('BASE_URL')}/healthz`);
  return { servers: portalServers, proxy, isSimulator: isSimulated };
}

const RATE_LIMIT_FACTOR = 1_000;

export default servers;

/**
 * @param api null starts a simulator
 * @param deploymentUrl URL of the lending API. Its host serves files too, unless FILE_HOSTS names others.
 */
async function startServers(api: string | null, deploymentUrl: string | null): Promise<ServerProcess[]> {
  if (!existsSync('build/server/portal.js')) {
    throw new Error('The portal is not built: run "npm run build" first, or give BASE_URL and API_BASE_URL');
  }
  const data = mkdtempSync(join(tmpdir(), 'portal-features-'));
  const [portalPort, simulatorPort] = [await findFreePort(), await findFreePort()];
  const apiBaseUrl = api ?? `http://127.0.0.1:${simulatorPort}`;
  const simulator =
    api === null ? [await startSimulator('simulator', { portal: portalPort, simulator: simulatorPort })] : [];
  const fileHost =
    process.env.FILE_HOSTS || (deploymentUrl === null ? undefined : new URL(deploymentUrl).host);
  const portal = startPortal('portal', {
    port: portalPort,
    apiBaseUrl,
    ...(fileHost !== undefined && { fileHost }),
    data,
    rateLimitFactor: RATE_LIMIT_FACTOR,
  });
  const serverProcesses = [portal, ...simulator];
  process.once('exit', () => {
    for (const server of serverProcesses) server.process.kill();
    rmSync(data, { recursive: true, force: true });
  });
  for (const server of simulator) await waitUntilAnswering(`${apiBaseUrl}/simulator/health`, server);
  await waitUntilAnswering(`http://127.0.0.1:${portalPort}/healthz`, portal);
  process.env[SETTING_NAMES.portal] = `http://demo.localhost:${portalPort}`;
  process.env[SETTING_NAMES.lendingApi] ||= apiBaseUrl;
  return serverProcesses;
}

async function stopServers({ servers: serverProcesses, proxy, isSimulator }: RunningServers): Promise<void> {
  if (!isSimulator) await cleanUpData();
  const deadServers = serverProcesses.filter(({ process: { exitCode } }) => exitCode !== null);
  for (const server of serverProcesses) await endServer(server, 'SIGTERM');
  await proxy?.close();
  const problems = [
    ...deadServers.map(
      ({ name, process: { exitCode }, log }) => `the ${name} ended with code ${exitCode} (${log})`,
    ),
    ...(serverProcesses.length === 0 ? [] : searchLogs('', readPrivateValues())),
  ];
  if (problems.length > 0) throw new Error(`While the features ran, ${problems.join('; ')}`);
}

async function cleanUpData(): Promise<void> {
  if (keepsCreatedData()) return;
  const accounts = readCreatedAccounts();
  if (accounts.length === 0) return;
  const text = await cleanUp(
    new LendingApi(serverAddress('API_BASE_URL')),
    accounts,
    readOfferedCalls(),
  ).then(
    (result) => formatCleanUpReport(result, { run: runId(), emailPrefix: emailPrefix() }),
    (error: Error) => `The data of this run could not be removed: ${error.message}`,
  );
  writeSync(1, `\n${text}\n`);
}

async function isSimulator(apiBaseUrl: string): Promise<boolean> {
  const response = await fetch(`${apiBaseUrl}/simulator/health`, {
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  if (!response?.ok) return false;
  const health: unknown = await response.json().catch(() => null);
  return typeof health === 'object' && health !== null && 'simulator' in health && health.simulator === true;
}
