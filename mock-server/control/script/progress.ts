import type { ScriptScenario, ScriptStep } from './scenarios';

/** A step with whether the simulator has seen it happen. */
export interface FollowedStep extends ScriptStep {
  done: boolean;
}

/**
 * How far somebody has followed a script. A Given is there from the start. A step has happened when its calls have been made, in their
 * order and after those of the steps before it; one that makes none happens with the step before it.
 *
 * @param made names of the calls made since the script began, in their order
 */
export function follow({ steps, recording }: ScriptScenario, made: readonly string[]): FollowedStep[] {
  const first = steps.findIndex(({ kind }) => kind !== 'given');
  let from = 0;
  let reached = true;
  return steps.map((step, index) => {
    if (first < 0 || index < first) return { ...step, done: true };
    const calls = recording?.calls[index - first] ?? [];
    // Nothing has been done yet when the first step that does nothing comes.
    if (calls.length === 0 && from === 0) reached = reached && made.length > 0;
    for (const call of calls) {
      const at = made.indexOf(call, from);
      if (at < 0) reached = false;
      else from = at + 1;
    }
    return { ...step, done: reached };
  });
}
