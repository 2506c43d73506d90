import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster';
import type { Disturbance } from './disturbances';
import type { Journey, LostValue } from './journey';
import { JourneyRunner } from './journey-runner';

/** Requests must be in flight when the failure strikes. */
const API_DELAY_MS = 150;
const FAILURE_DELAY_MS = 250;

export interface JourneyOutcome {
  journey: string;
  disturbance: string;
  losses: LostValue[];
  errors: string[];
}

export async function runJourneys(
  cluster: Cluster,
  journeys: readonly Journey[],
  disturbance: Disturbance,
): Promise<JourneyOutcome[]> {
  const runners = await Promise.all(journeys.map((journey) => JourneyRunner.begin(journey, cluster)));
  await Promise.all(
    runners.map((runner) => runner.loadConfigurationOn([cluster.portal(0), cluster.portal(1)])),
  );
  const steps = Math.max(...journeys.map((journey) => journey.steps.length));
  for (let index = 0; index < steps; index += 1) {
    const runnerSteps = runners.flatMap((runner) => {
      const step = runner.journey.steps[index];
      return step ? [{ runner, step }] : [];
    });
    await Promise.all(runnerSteps.map(({ runner, step }) => runner.prepare(step)));
    await disturbance.prepare?.(cluster);
    cluster.api.delayMs = API_DELAY_MS;
    for (const { runner } of runnerSteps) runner.send();
    await wait(FAILURE_DELAY_MS);
    const endFailure = await disturbance.strike(cluster);
    await Promise.all(runnerSteps.map(({ runner, step }) => runner.openPageDuringFailure(step)));
    await endFailure();
    cluster.api.delayMs = 0;
    await cluster.waitUntilServing();
    await Promise.all(runnerSteps.map(({ runner, step }) => runner.finishSubmission(step)));
  }
  await Promise.all(runners.map((runner) => runner.recordFinalLosses()));
  return runners.map(({ journey, losses, errors }) => ({
    journey: journey.name,
    disturbance: disturbance.name,
    losses,
    errors,
  }));
}
