import { z } from 'zod';
import { checkEmail, checkNewPassword } from '~/domain/credentials';
import { ignoredValue, requiredText, tickedBox } from '~/domain/form-schema';
import { invalid, type ValidationRule, valid } from '~/domain/message';
import type { FormValues } from '~/domain/typed';

/** ACC-01, ACC-11. Stored passwords may break today's rules, so only new passwords have rules. */
export const loginSchema = z.object({ email: requiredText(checkEmail), password: requiredText(valid) });

export const forgottenPasswordSchema = z.object({ email: requiredText(checkEmail) });

export const createNewPasswordSchema = (typed: FormValues) => z.object(newPasswordFields(typed));

export const createChangePasswordSchema = (typed: FormValues) =>
  z.object({ oldPassword: requiredText(valid), ...newPasswordFields(typed) });

/** ACC-08. The portal needs the e-mail to log invited people in. */
export const invitationSchema = createRegistrationSchema;

export interface RequiredTerms {
  readonly partnerTerms: boolean;
}

/** ACC-02 to ACC-05, CLA-12 */
export function createRegistrationSchema(demand: RequiredTerms, typed: FormValues) {
  return z.object({ email: requiredText(checkEmail), ...newPasswordFields(typed), ...termsFields(demand) });
}

function newPasswordFields(typed: FormValues) {
  return {
    password: requiredText(checkNewPassword),
    passwordRepeat: requiredText(sameAs(typed.password ?? '')),
  };
}

function termsFields({ partnerTerms }: RequiredTerms) {
  return {
    acceptedTerms: tickedBox('termsNotAccepted'),
    acceptedPartnerTerms: partnerTerms ? tickedBox('partnerTermsNotAccepted') : ignoredValue,
  };
}

function sameAs(password: string): ValidationRule<string> {
  return (typed) => (typed === password ? valid(typed) : invalid('passwordsDiffer'));
}
