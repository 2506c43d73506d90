import { z } from 'zod';
import { invalid, type Rule, valid } from '~/domain/checked';
import { checkEmail } from '~/domain/email';
import { ignored, required, type Typed, ticked } from '~/domain/form-schema';
import { checkNewPassword } from '~/domain/password';

/** What decides which terms have to be accepted. */
export interface TermsDemand {
  /** The partner has terms of its own, to be accepted beside the portal's. */
  readonly partnerTerms: boolean;
}

/**
 * The schema of a new account for what was typed (ACC-02 to ACC-05, CLA-12): e-mail in lower case, a new password and its repetition, the
 * terms and, where the partner demands it, the partner's terms.
 */
export function registrationSchema(demand: TermsDemand, typed: Typed) {
  return z.object({ email: required(checkEmail), ...newPasswordFields(typed), ...termsFields(demand) });
}

/** A new password and its repetition (ACC-04); also where an account is there already. */
export function newPasswordFields(typed: Typed) {
  return { password: required(checkNewPassword), passwordRepeat: required(sameAs(typed.password ?? '')) };
}

/** The boxes that must be ticked before there is an account (ACC-05). */
export function termsFields({ partnerTerms }: TermsDemand) {
  return {
    acceptedTerms: ticked('termsNotAccepted'),
    acceptedPartnerTerms: partnerTerms ? ticked('partnerTermsNotAccepted') : ignored,
  };
}

function sameAs(password: string): Rule<string> {
  return (typed) => (typed === password ? valid(typed) : invalid('passwordsDiffer'));
}
