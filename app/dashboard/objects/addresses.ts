import { createTaskUrls, type TaskKind } from '~/dashboard/rules/tabs';

export const objectAddresses = createTaskUrls('objects', {
  copy: '?copy=',
  edit: '?edit=',
  delete: '?delete=',
  draft: '?draft=',
  dealer: '?dealer=',
  discard: '?discard=',
  add: '?add',
});

export type ObjectTaskKind = TaskKind<typeof objectAddresses>;

export const OBJECT_FORM = 'object';
export const DELETION_FORM = 'deletion';
