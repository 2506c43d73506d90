import { z } from 'zod';
import { checkEmail, checkNewPassword } from '~/domain/credentials';
import { ignoredValueSchema, requiredTextSchema, tickedBoxSchema } from '~/domain/form-schema';
import type { FormValues } from '~/domain/form-values';
import { invalid, type ValidationRule, valid } from '~/domain/message';

/** ACC-01, ACC-11. Stored passwords may break today's rules, so only new passwords have rules. */
export const loginSchema = z.object({
  email: requiredTextSchema(checkEmail),
  password: requiredTextSchema(valid),
});

export const forgottenPasswordSchema = z.object({ email: requiredTextSchema(checkEmail) });

export const createNewPasswordSchema = (typed: FormValues) => z.object(newPasswordFields(typed));

export const createChangePasswordSchema = (typed: FormValues) =>
  z.object({ oldPassword: requiredTextSchema(valid), ...newPasswordFields(typed) });

/** ACC-08. The login that follows needs the e-mail. */
export const invitationSchema = createRegistrationSchema;

export interface RequiredTerms {
  readonly partnerTerms: boolean;
}

export function createRegistrationSchema(requiredTerms: RequiredTerms, typed: FormValues) {
  return z.object({
    email: requiredTextSchema(checkEmail),
    ...newPasswordFields(typed),
    ...termsFields(requiredTerms),
  });
}

function newPasswordFields(typed: FormValues) {
  return {
    password: requiredTextSchema(checkNewPassword),
    passwordRepeat: requiredTextSchema(sameAs(typed.password ?? '')),
  };
}

function termsFields({ partnerTerms }: RequiredTerms) {
  return {
    acceptedTerms: tickedBoxSchema('termsNotAccepted'),
    acceptedPartnerTerms: partnerTerms ? tickedBoxSchema('partnerTermsNotAccepted') : ignoredValueSchema,
  };
}

function sameAs(password: string): ValidationRule<string> {
  return (typed) => (typed === password ? valid(typed) : invalid('passwordsDiffer'));
}
