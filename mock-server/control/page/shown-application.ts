import type { ApplicationRow } from '../../store/rows';
import type { Sandbox } from '../../store/sandbox';
import { playersApplications } from './glimpse';
import { newestFirst } from './newest';

export function shownApplication(sandbox: Sandbox, wanted: string | undefined): ApplicationRow | undefined {
  const all = sandbox.store.applications.all();
  return (
    all.find(({ id }) => id === wanted) ?? playersApplications(sandbox)[0] ?? all.toSorted(newestFirst)[0]
  );
}
