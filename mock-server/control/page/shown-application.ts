import type { ApplicationRow } from '../../store/rows';
import type { Sandbox } from '../../store/sandbox';
import { compareNewestFirst } from './newest-first';
import { listApplicationsOfFirstPersona } from './scenario-summary';

export function findDisplayedApplication(
  sandbox: Sandbox,
  requestedId: string | undefined,
): ApplicationRow | undefined {
  const all = sandbox.store.applications.all();
  return (
    all.find(({ id }) => id === requestedId) ??
    listApplicationsOfFirstPersona(sandbox)[0] ??
    all.toSorted(compareNewestFirst)[0]
  );
}
