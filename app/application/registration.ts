import { z } from 'zod';
import { invalid, type Rule, valid } from '~/domain/checked';
import { checkEmail } from '~/domain/email';
import { checkNewPassword } from '~/domain/password';
import { required, type Typed, ticked } from './form-schema';

/**
 * The schema of a new account for what was typed (ACC-02 to ACC-05, CLA-12): e-mail in lower case, a new password and its repetition, the
 * terms and, where the partner demands it, the partner's terms.
 */
export function registrationSchema({ partnerTerms }: { partnerTerms: boolean }, typed: Typed) {
  const account = z.object({
    email: required(checkEmail),
    password: required(checkNewPassword),
    passwordRepeat: required(sameAs(typed.password ?? '')),
    acceptedTerms: ticked('termsNotAccepted'),
  });
  return partnerTerms ? account.extend({ acceptedPartnerTerms: ticked('partnerTermsNotAccepted') }) : account;
}

function sameAs(password: string): Rule<string> {
  return (typed) => (typed === password ? valid(typed) : invalid('passwordsDiffer'));
}
