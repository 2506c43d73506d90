import { stateAt } from './moment';
import type { Sandbox } from './sandbox';

/**
 * Takes a world back to before a change: rows, files, mails, faults, ids and time stand as they stood when it began, and what came after it
 * is forgotten. Who is logged in stays so; the request log tells what was asked, and stays too.
 *
 * @param id of the change
 * @returns false, and nothing has changed, for a change that the world does not remember
 */
export function goBack(sandbox: Sandbox, id: string): boolean {
  const before = sandbox.history.before(id);
  if (before === undefined) return false;
  sandbox.become(stateAt(before.moment, before.at, sandbox.store.sessions.all()));
  sandbox.history.cut(id);
  return true;
}

/**
 * Makes a fresh world a branch of another: it stands as that one stands now, or stood before a change, and remembers the same. Nobody is
 * logged in.
 *
 * @param before id of a change that the other world remembers
 */
export function branchOff(branch: Sandbox, of: Sandbox, before?: string): void {
  const from =
    before === undefined ? { moment: of.history.now, at: of.clock.now() } : of.history.before(before);
  if (from === undefined) throw new Error('a branch begins at a change that its world remembers');
  branch.become(stateAt(from.moment, from.at));
  branch.history.take(of.history, before);
  branch.partner = of.partner;
}
