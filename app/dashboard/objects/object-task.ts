import type { FinanceObject } from '~/api/finance-objects.server';

/** What the address asks to do with the objects; by its query, so that every task has an address. */
export type ObjectTask = { kind: 'add' } | { kind: 'copy' | 'edit' | 'delete'; objectId: string };

/** Reads the task from the query: `?add`, `?copy=…`, `?edit=…`, `?delete=…`; null without one. */
export function objectTask(query: URLSearchParams): ObjectTask | null {
  for (const kind of ['copy', 'edit', 'delete'] as const) {
    const objectId = query.get(kind);
    if (objectId) return { kind, objectId };
  }
  return query.has('add') ? { kind: 'add' } : null;
}

/** Address of a task. */
export function taskPath(tab: string, task: ObjectTask): string {
  return task.kind === 'add' ? `${tab}?add` : `${tab}?${task.kind}=${encodeURIComponent(task.objectId)}`;
}

/** What an object is called: manufacturer and model. */
export const objectName = ({ manufacturer, type }: Pick<FinanceObject, 'manufacturer' | 'type'>) =>
  `${manufacturer} ${type}`;
