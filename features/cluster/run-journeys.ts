import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster';
import type { Disturbance } from './disturbances';
import type { Journey, LostValue } from './journey';
import { JourneyRunner } from './journey-runner';

/** Requests must be in flight when the failure strikes. */
const ANSWERS_LATER_MS = 150;
const STRIKE_AFTER_MS = 250;

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
  const travellers = await Promise.all(journeys.map((journey) => JourneyRunner.begin(journey, cluster)));
  await Promise.all(
    travellers.map((traveller) => traveller.loadConfigurationOn([cluster.portal(0), cluster.portal(1)])),
  );
  const steps = Math.max(...journeys.map((journey) => journey.steps.length));
  for (let index = 0; index < steps; index += 1) {
    const going = travellers.flatMap((traveller) => {
      const step = traveller.journey.steps[index];
      return step ? [{ traveller, step }] : [];
    });
    await Promise.all(going.map(({ traveller, step }) => traveller.prepare(step)));
    await disturbance.before?.(cluster);
    cluster.api.delayMs = ANSWERS_LATER_MS;
    for (const { traveller } of going) traveller.send();
    await wait(STRIKE_AFTER_MS);
    const heal = await disturbance.strike(cluster);
    await Promise.all(going.map(({ traveller, step }) => traveller.openPageDuringFailure(step)));
    await heal();
    cluster.api.delayMs = 0;
    await cluster.serving();
    await Promise.all(going.map(({ traveller, step }) => traveller.finishSubmission(step)));
  }
  await Promise.all(travellers.map((traveller) => traveller.recordFinalLosses()));
  return travellers.map(({ journey, losses, errors }) => ({
    journey: journey.name,
    disturbance: disturbance.name,
    losses,
    errors,
  }));
}
