/** Ignores case and surrounding spaces (D-61). */
export function isOwnEmail(address: string | null | undefined, ownAddress: string): boolean {
  return address?.trim().toLowerCase() === ownAddress.trim().toLowerCase();
}

interface Recorded {
  readonly email?: string | null | undefined;
  readonly is_current_actor?: boolean | null | undefined;
}

/** D-61. True even if the user is not invited to sign. */
export function isOwnRecord({ is_current_actor, email }: Recorded, ownAddress: string): boolean {
  return is_current_actor || isOwnEmail(email, ownAddress);
}

interface Invited {
  readonly email?: string | null | undefined;
  readonly invite_status: string;
}

/** D-61. Undefined if the user signs nothing here. */
export function findSigningUser<Signatory extends Invited>(
  signatories: readonly Signatory[],
  email: string,
): Signatory | undefined {
  return signatories.find(
    (signatory) => signatory.invite_status === 'accepted' && isOwnEmail(signatory.email, email),
  );
}

interface Granted {
  readonly allowed_updates: readonly string[];
  readonly canUpload?: boolean | undefined;
}

const ALSO_OF_SIGNATORIES: readonly string[] = ['signatory_tin', 'signatory_contact'];

/** SIGN-09. The server names no role, but representatives have only their own record. */
export function actsAsApplicant<Person>(
  { allowed_updates, canUpload }: Granted,
  people: readonly Person[],
  ownRecord: Person | undefined,
): boolean {
  const showsOthers = people.some((person) => person !== ownRecord);
  const isGrantedMore = allowed_updates.some((update) => !ALSO_OF_SIGNATORIES.includes(update));
  return ownRecord === undefined || showsOthers || isGrantedMore || canUpload === true;
}
