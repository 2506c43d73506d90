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
  own: Person | undefined,
): Signature[] {
  return people
    .flatMap(({ requirements, ...person }) => (requirements ? [{ person, requirements }] : []))
    .map(({ person, requirements }) => ({
      id: person.signatory_id,
      name: `${person.first_name} ${person.last_name}`,
      email: person.email ?? null,
      isOwn: person.signatory_id === own?.signatory_id,
      isSigned: isSigned(requirements),
      invitation: INVITATIONS.get(person.invite_status) ?? null,
    }))
    .sort((one, other) => Number(other.isSigned) - Number(one.isSigned));
}

const INVITATIONS = new Map<string, NonNullable<Signature['invitation']>>([
  ['not_accepted', 'invited'],
  ['accepted', 'accepted'],
  ['expired', 'expired'],
]);
