import type { ApplicationRow } from '../../store/rows';
import type { Sandbox } from '../../store/sandbox';
import { newestFirst } from './newest-first';
import { applicationsOfFirstPersona } from './scenario-summary';

export function shownApplication(
  sandbox: Sandbox,
  requestedId: string | undefined,
): ApplicationRow | undefined {
  const all = sandbox.store.applications.all();
  return (
    all.find(({ id }) => id === requestedId) ??
    applicationsOfFirstPersona(sandbox)[0] ??
    all.toSorted(newestFirst)[0]
  );
}
