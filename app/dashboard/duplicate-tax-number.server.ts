import type { ApiError } from '~/api/result';
import { message } from '~/domain/message';
import type { PortalRequest } from '~/request/portal-request';
import { type Explanation, explain, translateMessage } from '~/request/problem.server';

/** D-76. Only the lender can detect it. Null for other refusals. */
export function explainDuplicateTaxNumber(
  request: PortalRequest,
  error: ApiError,
  field: string,
): Explanation | null {
  const isTaken =
    error.kind === 'refused' &&
    error.errors.some(({ code, field: at }) => code === 'err_resource_exists' && at === 'taxid');
  if (!isTaken) return null;
  const { formErrors, fieldErrors } = explain(request, error);
  const text = translateMessage(request, message('taxNumberOfOtherRepresentative'));
  const { taxid: _, ...others } = fieldErrors;
  return { formErrors, fieldErrors: { ...others, [field]: [text] } };
}
