import { createStateFromCapture } from './captured-state';
import type { Sandbox } from './sandbox';

export function undoChange(sandbox: Sandbox, id: string): boolean {
  const stateBefore = sandbox.history.findStateBefore(id);
  if (stateBefore === undefined) return false;
  sandbox.replaceState(
    createStateFromCapture(stateBefore.state, stateBefore.capturedAt, sandbox.store.sessions.all()),
  );
  sandbox.history.removeChangesFrom(id);
  return true;
}

/**
 * Copies the state before a change, or the present one, without sessions.
 * @param changeId id of a change of `original`
 */
export function branchOff(branch: Sandbox, original: Sandbox, changeId?: string): void {
  const forkState =
    changeId === undefined
      ? { state: original.history.now, capturedAt: original.clock.now() }
      : original.history.findStateBefore(changeId);
  if (forkState === undefined) throw new Error('Change not found in the history of the world');
  branch.replaceState(createStateFromCapture(forkState.state, forkState.capturedAt));
  branch.history.copyFrom(original.history, changeId);
  branch.partner = original.partner;
}
