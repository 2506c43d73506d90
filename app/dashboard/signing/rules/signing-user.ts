/** The members that tell a person's record. */
interface Invited {
  readonly email?: string | null | undefined;
  readonly invite_status: string;
}

/**
 * The record of the representative who is the logged-in user: the same e-mail address, without regard to case (D-61), and the
 * invitation accepted (specification 2, section 6). Undefined when the user signs nothing here.
 */
export function signingUser<Signatory extends Invited>(
  signatories: readonly Signatory[],
  email: string,
): Signatory | undefined {
  const own = email.trim().toLowerCase();
  return signatories.find(
    (signatory) => signatory.invite_status === 'accepted' && signatory.email?.trim().toLowerCase() === own,
  );
}
