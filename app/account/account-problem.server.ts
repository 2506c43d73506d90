import type { ApiError } from '~/api/result';
import { type Explanation, explain } from '~/request/problem.server';
import type { Visit } from '~/request/visit.server';
import { atTheirFields } from './account-errors';

/** Fields of the account forms by the members of the request. */
const FIELDS = {
  accepted_terms: 'acceptedTerms',
  accepted_partner_terms: 'acceptedPartnerTerms',
} as const;

/**
 * A failed call of an account form in words; codes about e-mail, password and terms stand at those fields (ACC-02).
 *
 * @param fields names of the form's fields by the names of the request's members, where they differ
 */
export function explainAccount(
  visit: Visit,
  error: ApiError,
  fields: Readonly<Record<string, string>> = FIELDS,
): Explanation {
  return explain(visit, atTheirFields(error), fields);
}
