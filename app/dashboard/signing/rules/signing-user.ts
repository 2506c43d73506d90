import { isOwnAddress } from '~/dashboard/rules/own-address';

/** The members that tell a person's record. */
interface Invited {
  readonly email?: string | null | undefined;
  readonly invite_status: string;
}

/** The user's own record among the representatives: same e-mail (D-61), invitation accepted. Undefined when they sign nothing here. */
export function signingUser<Signatory extends Invited>(
  signatories: readonly Signatory[],
  email: string,
): Signatory | undefined {
  return signatories.find(
    (signatory) => signatory.invite_status === 'accepted' && isOwnAddress(signatory.email, email),
  );
}
