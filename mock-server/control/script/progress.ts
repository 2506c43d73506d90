import { beginningOf } from './beginning';
import type { ScriptScenario, ScriptStep } from './scenarios';

/** A step with whether the simulator has seen it happen. */
export interface FollowedStep extends ScriptStep {
  done: boolean;
}

/**
 * How far somebody has followed a script. A Given is there from the start, when opening the world brings it about. A step has happened
 * when its calls have been made after those of the steps before it, in whatever order, as a page makes several at once; one that makes
 * none happens with the step before it. Without a recording nobody knows what calls it makes: then it is ticked by hand.
 *
 * @param made names of the calls made since the script began, in their order
 * @param ticked how many of the first steps were ticked by hand
 */
export function follow(
  { steps, recording }: ScriptScenario,
  made: readonly string[],
  ticked = 0,
): FollowedStep[] {
  const { met } = beginningOf(steps);
  const first = met.length;
  let from = 0;
  let reached = true;
  return steps.map((step, index) => {
    const isTicked = index < ticked;
    if (index < first) return { ...step, done: isTicked || recording !== null || met[index] === true };
    const calls = recording?.calls[index - first];
    if (calls === undefined) return { ...step, done: isTicked };
    // Nothing has been done yet when the first step that does nothing comes.
    if (calls.length === 0 && from === 0) reached = reached && made.length > 0;
    const places = expected(calls, recording?.email ?? null).map((call) => made.indexOf(call, from));
    // A step ticked by hand is done; later ones may be seen again.
    reached = isTicked || (reached && !places.includes(-1));
    from = Math.max(from, ...places.map((place) => place + 1));
    return { ...step, done: reached };
  });
}

/** Calls of which the portal keeps the answer: where somebody has been before, it makes them no more. */
const KEPT = ['getConfig', 'getPartnerConfig'];

/** The recorded calls of a step that a follower repeats. A follower who is logged in already skips those up to the login. */
function expected(calls: readonly string[], email: string | null): string[] {
  const isIn = email === null ? 0 : calls.lastIndexOf('login') + 1;
  return [...new Set(calls.slice(isIn))].filter((call) => !KEPT.includes(call));
}
