/** D-66 */
interface Granted {
  readonly allowed_updates: readonly string[];
  readonly canUpload?: boolean | undefined;
}

/** D-26 */
const ALSO_OF_SIGNATORIES: readonly string[] = ['signatory_tin', 'signatory_contact'];

/**
 * SIGN-09; specification 2, section 1. The server names no role, but representatives see only their
 * own record and have only their own permissions.
 */
export function actsAsApplicant<Person>(
  { allowed_updates, canUpload }: Granted,
  people: readonly Person[],
  own: Person | undefined,
): boolean {
  const showsOthers = people.some((person) => person !== own);
  const isGrantedMore = allowed_updates.some((update) => !ALSO_OF_SIGNATORIES.includes(update));
  return own === undefined || showsOthers || isGrantedMore || canUpload === true;
}
