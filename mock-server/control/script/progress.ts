import { beginningOf } from './beginning';
import type { ScriptScenario, ScriptStep } from './scenarios';

/** A step with whether the simulator has seen it happen. */
export interface FollowedStep extends ScriptStep {
  done: boolean;
}

/**
 * How far somebody has followed a script. A Given is there from the start, when opening the world brings it about. A step has happened
 * when its calls have been made, in their order and after those of the steps before it; one that makes none happens with the step before
 * it. Without a recording nobody knows what calls it makes: then it is ticked by hand.
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
    for (const call of calls) {
      const at = made.indexOf(call, from);
      if (at < 0) reached = false;
      else from = at + 1;
    }
    return { ...step, done: isTicked || reached };
  });
}
