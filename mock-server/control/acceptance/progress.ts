import type { GherkinScenario, GherkinStep } from './gherkin-scenarios';
import { findScenarioSetup } from './scenario-setup';

export interface StepProgress extends GherkinStep {
  isDone: boolean;
}

/**
 * Expects a step's recorded calls, in any order, after those of earlier steps. A step without calls is done with its
 * predecessor.
 * @param tickedCount leading steps that the user has ticked
 */
export function calculateStepProgress(
  { steps, recording }: GherkinScenario,
  madeCalls: readonly string[],
  tickedCount = 0,
): StepProgress[] {
  const { stepsMetBySetup } = findScenarioSetup(steps);
  const setupStepCount = stepsMetBySetup.length;
  let callIndex = 0;
  let isReached = true;
  return steps.map((step, index) => {
    const isTicked = index < tickedCount;
    if (index < setupStepCount)
      return { ...step, isDone: isTicked || recording !== null || stepsMetBySetup[index] === true };
    const calls = recording?.calls[index - setupStepCount];
    if (calls === undefined) return { ...step, isDone: isTicked };
    // A first step without calls is done after any call.
    if (calls.length === 0 && callIndex === 0) isReached = isReached && madeCalls.length > 0;
    const places = expectedCalls(calls, recording?.email ?? null).map((call) =>
      madeCalls.indexOf(call, callIndex),
    );
    isReached = isTicked || (isReached && !places.includes(-1));
    callIndex = Math.max(callIndex, ...places.map((place) => place + 1));
    return { ...step, isDone: isReached };
  });
}

/** The portal may answer these calls from its cache. */
const CACHED_CALLS = ['getConfig', 'getPartnerConfig'];

function expectedCalls(calls: readonly string[], email: string | null): string[] {
  const firstCallIndex = email === null ? 0 : calls.lastIndexOf('login') + 1;
  return [...new Set(calls.slice(firstCallIndex))].filter((call) => !CACHED_CALLS.includes(call));
}
