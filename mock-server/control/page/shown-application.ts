import type { ApplicationRow } from '../../store/rows';
import type { Sandbox } from '../../store/sandbox';
import { compareNewestFirst } from './newest-first';
import { listApplicationsOfFirstPersona } from './scenario-summary';

export function findDisplayedApplication(
  sandbox: Sandbox,
  requestedId: string | undefined,
): ApplicationRow | undefined {
  const applications = sandbox.store.applications.all();
  return (
    applications.find(({ id }) => id === requestedId) ??
    listApplicationsOfFirstPersona(sandbox)[0] ??
    applications.toSorted(compareNewestFirst)[0]
  );
}
