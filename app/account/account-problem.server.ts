import type { ApiError } from '~/api/result';
import { type Explanation, explain } from '~/request/problem.server';
import type { Visit } from '~/request/visit.server';
import { atTheirFields } from './account-errors';

const FIELDS = {
  accepted_terms: 'acceptedTerms',
  accepted_partner_terms: 'acceptedPartnerTerms',
} as const;

/** A failed call of an account form in words, at its fields (ACC-02). @param fields names of the form's fields by the request's members */
export function explainAccount(
  visit: Visit,
  error: ApiError,
  fields: Readonly<Record<string, string>> = FIELDS,
): Explanation {
  return explain(visit, atTheirFields(error), fields);
}
