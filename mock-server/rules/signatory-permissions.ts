import type { ApplicationUpdate } from 'contracts/api/enumerations';
import type { SignatoryField } from './signatory-record';
import type { Violation } from './violation';

const GROUP_BY_FIELD: Record<SignatoryField, SignatoryGroup> = {
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
  is_beneficial_owner: 'signatory_flags',
  percentage_owned: 'signatory_flags',
  is_legal_signatory: 'signatory_flags',
  is_contract_signatory: 'signatory_flags',
  is_sole_signatory: 'signatory_flags',
  is_main_contact: 'signatory_flags',
};

type SignatoryGroup = Extract<
  ApplicationUpdate,
  'signatory' | 'signatory_tin' | 'signatory_contact' | 'signatory_flags'
>;

export interface ChangeActor {
  isCurrentActor: boolean;
  allowedUpdates: readonly ApplicationUpdate[];
  updatesAllowedToApplicant: readonly ApplicationUpdate[];
}

/** Changes of another person also need `signatory_other` (REP-08, D-26). */
export function findMemberProblem(
  member: SignatoryField,
  { isCurrentActor, allowedUpdates, updatesAllowedToApplicant }: ChangeActor,
): 'err_update_not_allowed' | 'err_no_permission' | null {
  const group = GROUP_BY_FIELD[member];
  if (!updatesAllowedToApplicant.includes(group)) return 'err_update_not_allowed';
  const isAllowed =
    allowedUpdates.includes(group) && (isCurrentActor || allowedUpdates.includes('signatory_other'));
  return isAllowed ? null : 'err_no_permission';
}

export function findPermissionViolations(
  members: readonly SignatoryField[],
  actor: ChangeActor,
): Violation<SignatoryField>[] {
  return members.flatMap((field) => {
    const code = findMemberProblem(field, actor);
    return code === null ? [] : [{ code, field }];
  });
}
