import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { findFreePort } from '../../scripts/free-port.mjs';
import { requireNoArguments } from '../../scripts/test-arguments.mjs';
import { JourneyRunner } from '../cluster/journey-runner';
import { applyJourney } from '../cluster/journeys/apply';
import { PortalImage } from '../cluster/portal-image';
import { deleteLogs, searchLogs } from '../support/log-search';
import { listPrivateValues } from '../support/private-values';
import { endServer, startSimulator, waitUntilAnswering } from '../support/server-process';
import { type LoadResult, measureLoad } from './measure';

requireNoArguments('npm run test:load');

const options = z
  .object({
    LOAD_SECONDS: z.coerce.number().int().min(5).max(3_600).default(300),
    LOAD_OVERLOAD_SECONDS: z.coerce.number().int().min(5).max(600).default(60),
    LOAD_MEMORY_MB: z.coerce.number().int().min(50).default(300),
  })
  .parse(process.env);

const WARM_UP_SECONDS = 5;
const CAPACITY_SECONDS = 15;
const RECOVERY_SECONDS = 10;
const PAUSE_MS = 5_000;

if (!existsSync('build/server/portal.js')) {
  console.error('The portal is not built: run npm run build first.');
  process.exit(2);
}
const LOGS = 'load-';
deleteLogs(LOGS);
const data = mkdtempSync(join(tmpdir(), 'portal-load-'));
chmodSync(data, 0o711);
const [port, simulatorPort] = [await findFreePort(), await findFreePort()];
const apiBaseUrl = `http://127.0.0.1:${simulatorPort}`;
const simulator = await startSimulator('load-simulator', { portal: port, simulator: simulatorPort });
const portal = new PortalImage(data).start('load-portal', {
  PORT: String(port),
  API_BASE_URL: apiBaseUrl,
  SESSION_STORE_URL: '',
  SESSION_SECRET: '',
  ACCESS_LOG: 'false',
});
process.once('exit', () => {
  for (const server of [portal, simulator]) server.process.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});
const url = `http://127.0.0.1:${port}`;
await waitUntilAnswering(`${apiBaseUrl}/simulator/health`, simulator);
await waitUntilAnswering(`${url}/healthz`, portal);

const { pid } = portal.process;
const readMemoryMb = () => {
  const residentKilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(residentKilobytes) / 1024;
};

await measureLoad({ url, seconds: WARM_UP_SECONDS, arrivals: { clients: 4 }, readMemoryMb });
await (await JourneyRunner.begin(applyJourney, { address: url, simulator: apiBaseUrl })).runAllSteps();
const firstPhase = await measureLoad({
  url,
  seconds: CAPACITY_SECONDS,
  arrivals: { clients: 8 },
  readMemoryMb,
});
const capacity = firstPhase.servedPerSecond;
// The run fails if a log contains typed values of this application.
const applicant = await JourneyRunner.begin(applyJourney, { address: url, simulator: apiBaseUrl });
const applicantJourney = applicant.runAllSteps();
const steadyLoad = await measureLoad({
  url,
  seconds: options.LOAD_SECONDS,
  arrivals: { perSecond: 0.8 * capacity },
  readMemoryMb,
});
await applicantJourney;
const overload = await measureLoad({
  url,
  seconds: options.LOAD_OVERLOAD_SECONDS,
  arrivals: { perSecond: 2 * capacity },
  readMemoryMb,
});
await wait(PAUSE_MS);
const recovery = await measureLoad({
  url,
  seconds: RECOVERY_SECONDS,
  arrivals: { perSecond: 0.5 * capacity },
  readMemoryMb,
});
await endServer(portal, 'SIGTERM');
await endServer(simulator, 'SIGTERM');

const phases: [string, LoadResult][] = [
  ['capacity', firstPhase],
  ['80 percent', steadyLoad],
  ['twice', overload],
  ['afterwards', recovery],
];
for (const [name, { asked, servedPerSecond, refused, failed, p50, p99, peakMb }] of phases) {
  const figures = `${asked} requests, ${servedPerSecond.toFixed(1)} pages/s, ${refused} refused, ${failed} failed, p50 ${p50} ms, p99 ${p99} ms, ${peakMb.toFixed(0)} MB`;
  console.info(`${name.padEnd(12)}${figures}`);
}

const leaks = searchLogs(LOGS, listPrivateValues());
for (const line of leaks) console.info(line);

const rules: [string, boolean][] = [
  ['at 80 percent a page failed or was refused', steadyLoad.failed + steadyLoad.refused === 0],
  [
    `an application at 80 percent lost data: ${applicant.losses.map(({ description }) => description).join(', ')}`,
    applicant.losses.length === 0,
  ],
  ['a request at twice the capacity failed without an error page', overload.failed === 0],
  ['no request at twice the capacity was refused', overload.refused > 0],
  [
    'less than half of the capacity was served at twice the capacity',
    overload.servedPerSecond > capacity / 2,
  ],
  ['a log contains forbidden values', leaks.length === 0],
  ['afterwards a page failed or was refused', recovery.failed + recovery.refused === 0],
  [
    `memory went above ${options.LOAD_MEMORY_MB} MB`,
    Math.max(...phases.map(([, { peakMb }]) => peakMb)) <= options.LOAD_MEMORY_MB,
  ],
];
const brokenRules = rules.filter(([, isMet]) => !isMet).map(([text]) => text);
console.info(brokenRules.length === 0 ? 'All limits held.' : `Exceeded: ${brokenRules.join('; ')}`);
process.exit(brokenRules.length === 0 ? 0 : 1);
