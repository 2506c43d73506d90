import { isSigned, type SigningRequirements } from '~/dashboard/signing/rules/signing-steps';

interface Signer {
  readonly signatory_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email?: string | null | undefined;
  readonly invite_status: string;
  /** Null for who does not sign. */
  readonly requirements: SigningRequirements | null;
}

/** One person's signature under the contract. Travels to the browser. */
export interface Signature {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly isOwn: boolean;
  readonly isSigned: boolean;
  /** How the invitation to sign stands; null for one that is not sent yet, or unknown here. */
  readonly invitation: 'invited' | 'accepted' | 'expired' | null;
}

/** Who signs the contract, and who has (SIGN-08); those who have stand first. @param own the user's own record among them */
export function signaturesOf<Person extends Signer>(
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
    .toSorted((one, other) => Number(other.isSigned) - Number(one.isSigned));
}

const INVITATIONS = new Map<string, NonNullable<Signature['invitation']>>([
  ['not_accepted', 'invited'],
  ['accepted', 'accepted'],
  ['expired', 'expired'],
]);
