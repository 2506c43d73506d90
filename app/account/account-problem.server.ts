import type { ApiError } from '~/api/result';
import type { PortalRequest } from '~/request/portal-request';
import { type Explanation, explain } from '~/request/problem.server';
import { assignToFields } from './account-errors';

const FIELDS = {
  accepted_terms: 'acceptedTerms',
  accepted_partner_terms: 'acceptedPartnerTerms',
} as const;

/**
 * Returns the error messages of a failed call by field (ACC-02).
 * @param fields form field names by request member
 */
export function explainAccount(
  request: PortalRequest,
  error: ApiError,
  fields: Readonly<Record<string, string>> = FIELDS,
): Explanation {
  return explain(request, assignToFields(error), fields);
}
