/** Ignores case and surrounding spaces (D-61). */
export function isOwnEmail(address: string | null | undefined, ownAddress: string): boolean {
  return address?.trim().toLowerCase() === ownAddress.trim().toLowerCase();
}

interface PersonRecord {
  readonly email?: string | null | undefined;
  readonly is_current_actor?: boolean | null | undefined;
}

/** D-61. True even if the user is not invited to sign. */
export function isOwnRecord({ is_current_actor, email }: PersonRecord, ownAddress: string): boolean {
  return is_current_actor || isOwnEmail(email, ownAddress);
}

interface InvitedPerson {
  readonly email?: string | null | undefined;
  readonly invite_status: string;
}

/** D-61. Undefined if the user signs nothing here. */
export function findSigningUser<Signatory extends InvitedPerson>(
  signatories: readonly Signatory[],
  email: string,
): Signatory | undefined {
  return signatories.find(
    (signatory) => signatory.invite_status === 'accepted' && isOwnEmail(signatory.email, email),
  );
}

interface UserPermissions {
  readonly allowed_updates: readonly string[];
  readonly canUpload?: boolean | undefined;
}

const SIGNATORY_PERMISSIONS: readonly string[] = ['signatory_tin', 'signatory_contact'];

/** SIGN-09. The server names no role, but representatives have only their own record. */
export function actsAsApplicant<Person>(
  { allowed_updates, canUpload }: UserPermissions,
  people: readonly Person[],
  ownRecord: Person | undefined,
): boolean {
  const areOthersListed = people.some((person) => person !== ownRecord);
  const hasApplicantPermissions = allowed_updates.some((update) => !SIGNATORY_PERMISSIONS.includes(update));
  return ownRecord === undefined || areOthersListed || hasApplicantPermissions || canUpload === true;
}
