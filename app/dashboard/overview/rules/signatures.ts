import { isSigned, type SigningRequirements } from '~/dashboard/signing/rules/signing-steps';

interface Signer {
  readonly signatory_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email?: string | null | undefined;
  readonly invite_status: string;
  readonly requirements: SigningRequirements | null;
}

export interface Signature {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly isOwn: boolean;
  readonly isSigned: boolean;
  readonly invitation: 'invited' | 'accepted' | 'expired' | null;
}

/** SIGN-08. Signed entries come first. */
export function groupSignatures<Person extends Signer>(
  people: readonly Person[],
  ownRecord: Person | undefined,
): Signature[] {
  return people
    .flatMap(({ requirements, ...person }) => (requirements ? [{ person, requirements }] : []))
    .map(({ person, requirements }) => ({
      id: person.signatory_id,
      name: `${person.first_name} ${person.last_name}`,
      email: person.email ?? null,
      isOwn: person.signatory_id === ownRecord?.signatory_id,
      isSigned: isSigned(requirements),
      invitation: INVITATION_BY_STATUS.get(person.invite_status) ?? null,
    }))
    .sort((first, second) => Number(second.isSigned) - Number(first.isSigned));
}

const INVITATION_BY_STATUS = new Map<string, NonNullable<Signature['invitation']>>([
  ['not_accepted', 'invited'],
  ['accepted', 'accepted'],
  ['expired', 'expired'],
]);
