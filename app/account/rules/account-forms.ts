import { z } from 'zod';
import { invalid, type Rule, valid } from '~/domain/checked';
import { checkEmail } from '~/domain/email';
import { ignored, required, ticked } from '~/domain/form-schema';
import { checkNewPassword } from '~/domain/password';
import type { Typed } from '~/domain/typed';

/** A password that is only compared has no rules (ACC-01, ACC-11). */
export const loginSchema = z.object({ email: required(checkEmail), password: required(valid) });

/** Whose password is forgotten (ACC-06). */
export const forgottenPasswordSchema = z.object({ email: required(checkEmail) });

/** A new password by a mail's link (ACC-07). */
export const newPasswordSchema = (typed: Typed) => z.object(newPasswordFields(typed));

/** A new password in place of the old one (ACC-11). */
export const changePasswordSchema = (typed: Typed) =>
  z.object({ oldPassword: required(valid), ...newPasswordFields(typed) });

/** What an invited person adds to the account made for them, and their address, to log in by at once (ACC-08). */
export const invitationSchema = registrationSchema;

/** What decides which terms have to be accepted. */
export interface TermsDemand {
  /** The partner has terms of its own, to be accepted beside the portal's. */
  readonly partnerTerms: boolean;
}

/** The schema of a new account for what was typed (ACC-02 to ACC-05, CLA-12); the partner's terms only where the partner demands them. */
export function registrationSchema(demand: TermsDemand, typed: Typed) {
  return z.object({ email: required(checkEmail), ...newPasswordFields(typed), ...termsFields(demand) });
}

/** A new password and its repetition (ACC-04). */
function newPasswordFields(typed: Typed) {
  return { password: required(checkNewPassword), passwordRepeat: required(sameAs(typed.password ?? '')) };
}

/** The boxes that must be ticked before there is an account (ACC-05). */
function termsFields({ partnerTerms }: TermsDemand) {
  return {
    acceptedTerms: ticked('termsNotAccepted'),
    acceptedPartnerTerms: partnerTerms ? ticked('partnerTermsNotAccepted') : ignored,
  };
}

function sameAs(password: string): Rule<string> {
  return (typed) => (typed === password ? valid(typed) : invalid('passwordsDiffer'));
}
