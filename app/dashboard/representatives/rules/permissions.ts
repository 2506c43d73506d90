import { isApplicationOpen } from '~/dashboard/rules/status-flow';
import { REPRESENTATIVE_MEMBERS, type RepresentativeMember } from './record';

const PERMISSION_BY_MEMBER: Readonly<Record<RepresentativeMember, string>> = {
  first_name: 'signatory',
  last_name: 'signatory',
  position: 'signatory',
  nationality: 'signatory',
  birthdate: 'signatory',
  street: 'signatory',
  street_number: 'signatory',
  postcode: 'signatory',
  location: 'signatory',
  country: 'signatory',
  custom_fields_list: 'signatory',
  taxid: 'signatory_tin',
  email: 'signatory_contact',
  telephone: 'signatory_contact',
  is_legal_signatory: 'signatory_flags',
  is_contract_signatory: 'signatory_flags',
  is_sole_signatory: 'signatory_flags',
  is_beneficial_owner: 'signatory_flags',
  percentage_owned: 'signatory_flags',
  is_main_contact: 'signatory_flags',
};

export interface RepresentativePermissions {
  readonly edit: boolean;
  readonly remove: boolean;
  readonly members: readonly RepresentativeMember[];
}

/** Each permission needs its entry in `allowed` (D-26), for other people also `signatory_other` (REP-08). */
export function permissionsOf(
  allowedUpdates: readonly string[],
  isCurrentActor: boolean,
): RepresentativePermissions {
  const mayChangeMembers = isCurrentActor || allowedUpdates.includes('signatory_other');
  const edit = mayChangeMembers && allowedUpdates.includes('signatory');
  return {
    edit,
    remove: edit,
    members: mayChangeMembers
      ? REPRESENTATIVE_MEMBERS.filter((member) => allowedUpdates.includes(PERMISSION_BY_MEMBER[member]))
      : [],
  };
}

export function canAddRepresentatives(allowedUpdates: readonly string[]): boolean {
  return allowedUpdates.includes('signatory');
}

/** REP-01. True while the application is open and takes new people. */
export function suggestsMorePeople(allowedUpdates: readonly string[], status: string): boolean {
  return canAddRepresentatives(allowedUpdates) && isApplicationOpen(status);
}

type SingleMember = 'email' | 'telephone' | 'taxid';

export type RepresentativeTask = 'add' | 'edit' | 'remove' | SingleMember;

interface Actor {
  readonly is_current_actor: boolean;
}

export function isTaskAllowed(
  allowedUpdates: readonly string[],
  task: RepresentativeTask,
  person: Actor | undefined,
): boolean {
  if (task === 'add') return canAddRepresentatives(allowedUpdates);
  if (person === undefined) return false;
  const { edit, remove, members } = permissionsOf(allowedUpdates, person.is_current_actor);
  if (task === 'edit') return edit;
  return task === 'remove' ? remove : members.includes(task);
}

export function requestedMembersOf(
  allowedUpdates: readonly string[],
  task: Exclude<RepresentativeTask, 'remove'>,
  person: Actor | undefined,
): readonly RepresentativeMember[] {
  if (task === 'add' || person === undefined) return REPRESENTATIVE_MEMBERS;
  const { members } = permissionsOf(allowedUpdates, person.is_current_actor);
  return task === 'edit' ? members : members.filter((member) => member === task);
}
