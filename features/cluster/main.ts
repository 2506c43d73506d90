import { existsSync } from 'node:fs';
import { z } from 'zod';
import { findProgram } from '../../scripts/programs.mjs';
import { requireNoArguments } from '../../scripts/test-arguments.mjs';
import { deleteLogs, searchLogs } from '../support/log-search';
import { listPrivateValues } from '../support/private-values';
import { BALANCERS } from './balancer-config';
import { Cluster, STORE_KINDS } from './cluster';
import { createDisturbances, createFailovers } from './disturbances';
import { findAcceptedForgedHeaders } from './forged-headers';
import { applyJourney } from './journeys/apply';
import { completeJourney } from './journeys/complete';
import { signJourney } from './journeys/sign';
import { uploadJourney } from './journeys/upload';
import { countLosses, formatOutcomes } from './outcome-table';
import { installMissingServers } from './programs';
import { runRequestStream } from './request-stream';
import { type JourneyOutcome, runJourneys } from './run-journeys';
import { runSlowUploadDuringStop } from './slow-upload';

requireNoArguments('npm run test:cluster');

const SKIPPED_EXIT_CODE = 2;

const options = z
  .object({
    CLUSTER_BALANCER: z.enum(['nginx', 'haproxy']).default('nginx'),
    CLUSTER_API_AWAY_S: z.coerce.number().min(1).max(300).default(60),
    CLUSTER_REDIS_HUNG_S: z.coerce.number().min(1).max(60).default(5),
    CLUSTER_ONLY: z.string().default(''),
    CLUSTER_BOTH_PORTALS: z.stringbool().default(true),
    CLUSTER_STORES: z
      .string()
      .default(STORE_KINDS.join(','))
      .transform((text) => text.split(','))
      .pipe(z.array(z.enum(STORE_KINDS))),
    CLUSTER_REPLICAS: z.coerce.number().int().min(0).max(5).default(1),
    CLUSTER_UPDATES: z.coerce.number().int().min(0).max(100).default(5),
  })
  .parse(process.env);

const balancer = options.CLUSTER_BALANCER;
const missingPrograms = installMissingServers([
  balancer,
  'redis-server',
  ...(options.CLUSTER_STORES.includes('sentinel') ? ['redis-sentinel'] : []),
]);
if (missingPrograms.length > 0) {
  console.info(
    `Cluster check skipped: ${missingPrograms.join(' and ')} not installed (apt-get install ${missingPrograms.join(' ')}).`,
  );
  process.exit(SKIPPED_EXIT_CODE);
}
if (!existsSync('build/server/portal.js')) {
  console.error('The portal is not built: run npm run build first.');
  process.exit(1);
}

const LOGS = 'cluster-';
deleteLogs(LOGS);
const acceptedHeaders: string[] = [];
const outcomes: JourneyOutcome[] = [];
const singleStoreDisturbances = createDisturbances({
  apiOutageSeconds: options.CLUSTER_API_AWAY_S,
  redisHangSeconds: options.CLUSTER_REDIS_HUNG_S,
});
for (const store of options.CLUSTER_STORES) {
  const all = store === 'single' ? singleStoreDisturbances : createFailovers(store);
  const chosenDisturbances = all.filter(
    ({ name, affectsSecondPortal }) =>
      name.includes(options.CLUSTER_ONLY) && (options.CLUSTER_BOTH_PORTALS || !affectsSecondPortal),
  );
  const cluster = await Cluster.start(
    balancer,
    { balancer: findProgram(BALANCERS[balancer].program) ?? '', redis: findProgram('redis-server') ?? '' },
    { store, replicas: options.CLUSTER_REPLICAS },
  );
  if (store === 'single') acceptedHeaders.push(...(await findAcceptedForgedHeaders(cluster)));
  for (const disturbance of chosenDisturbances) {
    const startedAt = Date.now();
    const name = store === 'single' ? disturbance.name : `${store}: ${disturbance.name}`;
    outcomes.push(
      ...(await runJourneys(cluster, [applyJourney, completeJourney, uploadJourney, signJourney], {
        ...disturbance,
        name,
      })),
    );
    console.info(`${name}: ${Math.round((Date.now() - startedAt) / 1_000)} s`);
  }
  if (store === 'single') {
    if ('slow upload'.includes(options.CLUSTER_ONLY)) outcomes.push(await runSlowUploadDuringStop(cluster));
    if (options.CLUSTER_UPDATES > 0 && 'steady stream'.includes(options.CLUSTER_ONLY))
      outcomes.push(await runRequestStream(cluster, options.CLUSTER_UPDATES));
  }
  await cluster.stop();
}

const lostCount = countLosses(outcomes);
console.info(
  `\n${formatOutcomes(outcomes)}\n\n${outcomes.length} journeys behind ${balancer}: ${lostCount} losses`,
);
const leaks = searchLogs(LOGS, listPrivateValues());
console.info(
  leaks.length === 0
    ? `${listPrivateValues().length} typed values and cookies, none in a log`
    : leaks.join('\n'),
);
if (acceptedHeaders.length > 0) console.info(`Forged headers: ${acceptedHeaders.join(', ')}`);
process.exit(lostCount + leaks.length + acceptedHeaders.length === 0 ? 0 : 1);
