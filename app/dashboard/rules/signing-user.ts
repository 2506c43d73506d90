import { isOwnEmail } from './own-email';

interface Invited {
  readonly email?: string | null | undefined;
  readonly invite_status: string;
}

/** D-61. Undefined if the user signs nothing here (OVER-02, SIGN-09). */
export function signingUser<Signatory extends Invited>(
  signatories: readonly Signatory[],
  email: string,
): Signatory | undefined {
  return signatories.find(
    (signatory) => signatory.invite_status === 'accepted' && isOwnEmail(signatory.email, email),
  );
}
