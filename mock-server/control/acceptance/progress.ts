import { findScenarioBeginning } from './beginning';
import type { GherkinScenario, GherkinStep } from './gherkin-scenarios';

export interface StepProgress extends GherkinStep {
  done: boolean;
}

/**
 * Expects a step's recorded calls, in any order, after those of earlier steps. A step without calls is done with its
 * predecessor.
 * @param ticked by hand
 */
export function calculateStepProgress(
  { steps, recording }: GherkinScenario,
  made: readonly string[],
  ticked = 0,
): StepProgress[] {
  const { met } = findScenarioBeginning(steps);
  const first = met.length;
  let from = 0;
  let reached = true;
  return steps.map((step, index) => {
    const isTicked = index < ticked;
    if (index < first) return { ...step, done: isTicked || recording !== null || met[index] === true };
    const calls = recording?.calls[index - first];
    if (calls === undefined) return { ...step, done: isTicked };
    // A first step without calls is done after any call.
    if (calls.length === 0 && from === 0) reached = reached && made.length > 0;
    const places = expectedCalls(calls, recording?.email ?? null).map((call) => made.indexOf(call, from));
    reached = isTicked || (reached && !places.includes(-1));
    from = Math.max(from, ...places.map((place) => place + 1));
    return { ...step, done: reached };
  });
}

/** The portal may answer these calls from its cache. */
const CACHED_CALLS = ['getConfig', 'getPartnerConfig'];

function expectedCalls(calls: readonly string[], email: string | null): string[] {
  const isIn = email === null ? 0 : calls.lastIndexOf('login') + 1;
  return [...new Set(calls.slice(isIn))].filter((call) => !CACHED_CALLS.includes(call));
}
