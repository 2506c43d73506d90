import { createTaskUrls, type TaskKind } from '~/dashboard/rules/tabs';

export const objectTaskUrls = createTaskUrls('objects', {
  copy: '?copy=',
  edit: '?edit=',
  delete: '?delete=',
  draft: '?draft=',
  dealer: '?dealer=',
  discard: '?discard=',
  add: '?add',
});

export type ObjectTaskKind = TaskKind<typeof objectTaskUrls>;

export const OBJECT_FORM_ID = 'object';
export const DELETION_FORM_ID = 'deletion';
