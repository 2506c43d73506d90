import { isOpen } from '~/dashboard/rules/status-flow';
import { MEMBERS, type Member } from './record';

/** The permission of `allowed_updates` that each member belongs to (REP-08). */
const PERMISSION_OF: Readonly<Record<Member, string>> = {
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

export interface Permissions {
  /** Open the form with everything in it. */
  readonly edit: boolean;
  readonly remove: boolean;
  /** Members they may change, in the form or one at a time. */
  readonly members: readonly Member[];
}

/** What may be done with a representative (REP-08): each by its permission in `allowed` (D-26), with others' by `signatory_other` too. */
export function permissionsFor(allowed: readonly string[], isCurrentActor: boolean): Permissions {
  const mayTouch = isCurrentActor || allowed.includes('signatory_other');
  const edit = mayTouch && allowed.includes('signatory');
  return {
    edit,
    remove: edit,
    members: mayTouch ? MEMBERS.filter((member) => allowed.includes(PERMISSION_OF[member])) : [],
  };
}

/** Whether representatives may be added (REP-08). */
export function mayAdd(allowed: readonly string[]): boolean {
  return allowed.includes('signatory');
}

/** Whether the tab asks for more of them: only while the application is open (REP-01). `status` is the raw one. */
export function asksForMore(allowed: readonly string[], status: string): boolean {
  return mayAdd(allowed) && isOpen(status);
}

/** Details that can be changed on their own, without the rest. */
type SingleMember = 'email' | 'telephone' | 'taxid';

/** What is done to representatives: somebody is added; somebody's details, or one of them, are changed; somebody is removed. */
export type RepresentativeTask = 'add' | 'edit' | 'remove' | SingleMember;

interface Actor {
  readonly is_current_actor: boolean;
}

/** Whether a task may be done (REP-08), about a person or, with `undefined`, a newcomer. */
export function mayDo(
  allowed: readonly string[],
  task: RepresentativeTask,
  person: Actor | undefined,
): boolean {
  if (task === 'add') return mayAdd(allowed);
  if (person === undefined) return false;
  const { edit, remove, members } = permissionsFor(allowed, person.is_current_actor);
  if (task === 'edit') return edit;
  return task === 'remove' ? remove : members.includes(task);
}

/** What a task's form asks for: everything of a newcomer, one member alone, or all that may be changed (REP-08). */
export function askedMembers(
  allowed: readonly string[],
  task: Exclude<RepresentativeTask, 'remove'>,
  person: Actor | undefined,
): readonly Member[] {
  if (task === 'add' || person === undefined) return MEMBERS;
  const { members } = permissionsFor(allowed, person.is_current_actor);
  return task === 'edit' ? members : members.filter((member) => member === task);
}
