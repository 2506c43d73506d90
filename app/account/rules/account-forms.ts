import { z } from 'zod';
import { checkEmail, checkNewPassword } from '~/domain/credentials';
import { ignored, required, ticked } from '~/domain/form-schema';
import { invalid, type Rule, valid } from '~/domain/message';
import type { Typed } from '~/domain/typed';

/** ACC-01, ACC-11. Stored passwords may break today's rules, so only new passwords have rules. */
export const loginSchema = z.object({ email: required(checkEmail), password: required(valid) });

/** ACC-06 */
export const forgottenPasswordSchema = z.object({ email: required(checkEmail) });

/** ACC-07 */
export const createNewPasswordSchema = (typed: Typed) => z.object(newPasswordFields(typed));

export const createChangePasswordSchema = (typed: Typed) =>
  z.object({ oldPassword: required(valid), ...newPasswordFields(typed) });

/** ACC-08. The portal needs the e-mail to log invited people in. */
export const invitationSchema = createRegistrationSchema;

export interface RequiredTerms {
  readonly partnerTerms: boolean;
}

/** ACC-02 to ACC-05, CLA-12 */
export function createRegistrationSchema(demand: RequiredTerms, typed: Typed) {
  return z.object({ email: required(checkEmail), ...newPasswordFields(typed), ...termsFields(demand) });
}

function newPasswordFields(typed: Typed) {
  return { password: required(checkNewPassword), passwordRepeat: required(sameAs(typed.password ?? '')) };
}

function termsFields({ partnerTerms }: RequiredTerms) {
  return {
    acceptedTerms: ticked('termsNotAccepted'),
    acceptedPartnerTerms: partnerTerms ? ticked('partnerTermsNotAccepted') : ignored,
  };
}

function sameAs(password: string): Rule<string> {
  return (typed) => (typed === password ? valid(typed) : invalid('passwordsDiffer'));
}
