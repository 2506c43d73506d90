import { createStateFromCapture } from './captured-state';
import type { Sandbox } from './sandbox';

export function undoChange(sandbox: Sandbox, id: string): boolean {
  const before = sandbox.history.before(id);
  if (before === undefined) return false;
  sandbox.replaceState(createStateFromCapture(before.moment, before.at, sandbox.store.sessions.all()));
  sandbox.history.dropFrom(id);
  return true;
}

/**
 * Copies the state before a change, or the present one, without sessions.
 * @param before id of a change of `original`
 */
export function branchOff(branch: Sandbox, original: Sandbox, before?: string): void {
  const from =
    before === undefined
      ? { moment: original.history.now, at: original.clock.now() }
      : original.history.before(before);
  if (from === undefined) throw new Error('Change not found in the history of the world');
  branch.replaceState(createStateFromCapture(from.moment, from.at));
  branch.history.copyFrom(original.history, before);
  branch.partner = original.partner;
}
