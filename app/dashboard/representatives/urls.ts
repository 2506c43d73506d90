import { createTaskUrls } from '~/dashboard/rules/tabs';
import type { RepresentativeTask } from './rules/permissions';

export const representativeTaskUrls = createTaskUrls('representatives', {
  add: '?add',
  help: '?help',
  edit: '?edit=',
  remove: '?delete=',
  email: '?email=',
  telephone: '?telephone=',
  taxid: '?taxid=',
});

export const formIdOf = (task: RepresentativeTask) => `representative-${task}`;

export const PEOPLE_LIST_ID = 'people';

export const VERSION_FIELD = 'seen';
