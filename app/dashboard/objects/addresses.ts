import { taskAddresses } from '~/dashboard/task-addresses';

export const objectAddresses = taskAddresses('objects', {
  copy: '?copy=',
  edit: '?edit=',
  delete: '?delete=',
  add: '?add',
});

export type ObjectTaskKind = NonNullable<ReturnType<typeof objectAddresses.requested>>['kind'];

export const OBJECT_FORM = 'object';
export const DELETION_FORM = 'deletion';
