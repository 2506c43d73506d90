import { taskAddresses } from '~/dashboard/task-address';

/** What the tab can be asked for: to add an object, or to copy, change or remove one. */
export const objectAddresses = taskAddresses('objects', {
  copy: '?copy=',
  edit: '?edit=',
  delete: '?delete=',
  add: '?add',
});

export type ObjectTaskKind = NonNullable<ReturnType<typeof objectAddresses.asked>>['kind'];

export const OBJECT_FORM = 'object';
export const DELETION_FORM = 'deletion';
