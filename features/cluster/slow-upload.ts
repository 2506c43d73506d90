import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster';
import { JourneyRunner } from './journey-runner';
import { uploadJourney } from './journeys/upload';
import type { JourneyOutcome } from './run-journeys';

/** Must exceed SHUTDOWN_DRAIN_MS in compose.yaml by less than SHUTDOWN_GRACE_MS. */
const UPLOAD_DURATION_MS = 8_000;
const FAILURE_DELAY_MS = 1_000;

/** Balancers may buffer uploads, so bypass them. */
export async function runSlowUploadDuringStop(cluster: Cluster): Promise<JourneyOutcome> {
  const [login, document] = uploadJourney.steps;
  if (login === undefined || document === undefined) throw new Error('the journey has no document');
  const journey = { ...uploadJourney, losses: () => [] };
  const runner = await JourneyRunner.begin(journey, {
    address: cluster.portal(0),
    simulator: cluster.simulator,
  });
  await runner.prepare(login);
  runner.send();
  await runner.finishSubmission(login);
  await runner.prepare(document);
  runner.send(UPLOAD_DURATION_MS);
  await wait(FAILURE_DELAY_MS);
  await cluster.stopPortal(0, 'SIGTERM');
  const isStored = await runner.isStepDone(document);
  await cluster.startPortal(0);
  await cluster.waitUntilServing();
  return {
    journey: 'upload',
    disturbance: 'SIGTERM during a slow upload',
    losses: [
      ...runner.losses,
      ...(isStored ? [] : [{ kind: 'value lost', description: 'the document' } as const]),
    ],
    errors: [],
  };
}
