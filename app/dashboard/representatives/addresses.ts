import { taskAddresses } from '~/dashboard/task-address';
import type { RepresentativeTask } from './rules/permissions';

/** What the tab can be asked for: to add somebody, help, or something about one representative. */
export const representativeAddresses = taskAddresses('representatives', {
  add: '?add',
  help: '?help',
  edit: '?edit=',
  remove: '?delete=',
  email: '?email=',
  telephone: '?telephone=',
  taxid: '?taxid=',
});

export const formIdOf = (task: RepresentativeTask) => `representative-${task}`;

/** Hidden field: when the record was changed last that a form was made from. */
export const SEEN = 'seen';
