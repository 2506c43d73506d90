import { tabPath } from '~/dashboard/rules/tabs';
import type { RepresentativeTask } from './rules/permissions';

/** Tasks about one representative. */
export type PersonTask = Exclude<RepresentativeTask, 'add'>;

/** The query each is asked for by. */
const QUERIES: Readonly<Record<PersonTask, string>> = {
  edit: 'edit',
  remove: 'delete',
  email: 'email',
  telephone: 'telephone',
  taxid: 'taxid',
};
const PERSON_TASKS = Object.keys(QUERIES) as PersonTask[];

/** What is to be done above the tab. */
export type Task = { kind: 'add' } | { kind: 'help' } | { kind: PersonTask; id: string };

/** The task an address asks for; null for the tab alone. Of several the first counts. */
export function taskOf(query: URLSearchParams): Task | null {
  if (query.has('add')) return { kind: 'add' };
  if (query.has('help')) return { kind: 'help' };
  for (const kind of PERSON_TASKS) {
    const id = query.get(QUERIES[kind]);
    if (id) return { kind, id };
  }
  return null;
}

/** The address of the tab, with a task above it. */
export function taskPath(applicationId: string, task: Task | null = null): string {
  const tab = tabPath(applicationId, 'representatives');
  if (task === null) return tab;
  return 'id' in task ? `${tab}?${QUERIES[task.kind]}=${encodeURIComponent(task.id)}` : `${tab}?${task.kind}`;
}
