import { taskAddresses } from '~/dashboard/rules/tabs';
import type { RepresentativeTask } from './rules/permissions';

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

export const PEOPLE = 'people';

export const VERSION_FIELD = 'seen';
