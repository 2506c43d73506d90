/** The permissions that the server grants to the user (specification 2, section 6; D-66). */
interface Granted {
  readonly allowed_updates: readonly string[];
  readonly canUpload?: boolean | undefined;
}

/** Permissions that a representative may have as well: their own tax number and contact (D-26). */
const ALSO_OF_SIGNATORIES: readonly string[] = ['signatory_tin', 'signatory_contact'];

/**
 * Whether the user applies for the company, and does not only sign for it (SIGN-09; specification 2, section 1). The server names no role, but
 * a representative sees no record but their own, and is granted nothing besides what is theirs. Who signs alone for what they
 * applied for themselves looks the same from the final review on, and is offered as little.
 *
 * @param people the representatives that the user is shown
 * @param own the user's own record among them, see `signingUser`
 */
export function isApplicant<Person>(
  { allowed_updates, canUpload }: Granted,
  people: readonly Person[],
  own: Person | undefined,
): boolean {
  const showsOthers = people.some((person) => person !== own);
  const isGrantedMore = allowed_updates.some((update) => !ALSO_OF_SIGNATORIES.includes(update));
  return own === undefined || showsOthers || isGrantedMore || canUpload === true;
}
