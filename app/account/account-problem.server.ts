import type { ApiError } from '~/api/result';
import type { PortalRequest } from '~/request/portal-request';
import { type ErrorTexts, explainError } from '~/request/problem.server';

const FIELD_NAMES = {
  accepted_terms: 'acceptedTerms',
  accepted_partner_terms: 'acceptedPartnerTerms',
} as const;

/** ACC-02. @param fields form field names by request member */
export function explainAccountError(
  request: PortalRequest,
  error: ApiError,
  fields: Readonly<Record<string, string>> = FIELD_NAMES,
): ErrorTexts {
  return explainError(request, assignErrorsToFields(error), fields);
}

const FIELD_BY_ERROR_CODE: ReadonlyMap<string, string> = new Map([
  ['err_email_conflict', 'email'],
  ['err_password_too_short', 'password'],
  ['err_password_too_long', 'password'],
  ['err_password_too_simple', 'password'],
  ['err_user_not_accepted_terms', 'accepted_terms'],
]);

/** Some lending APIs do not name the field of an error. */
export function assignErrorsToFields(error: ApiError): ApiError {
  if (error.kind !== 'refused') return error;
  const errors = error.errors.map((entry) => {
    const field = entry.field ?? FIELD_BY_ERROR_CODE.get(entry.code ?? '');
    return field === undefined ? entry : { ...entry, field };
  });
  return { ...error, errors };
}
