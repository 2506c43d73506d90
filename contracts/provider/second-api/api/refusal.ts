/** Specification 3, section 8. Other codes have status 422. */
const STATUS: Readonly<Record<string, number>> = {
  err_auth_token_invalid: 400,
  err_auth_invalid_credentials: 401,
  err_auth_session_not_found: 401,
  err_auth_session_expired: 401,
  err_auth_entity_disabled: 403,
  err_auth_entity_deleted: 403,
  err_auth_entity_locked: 403,
  err_email_not_confirmed: 403,
  err_no_permission: 403,
  err_feature_not_enabled: 403,
  err_entity_not_found: 404,
  err_email_already_confirmed: 409,
  err_email_conflict: 409,
  err_resource_exists: 409,
  err_status_change_not_allowed: 409,
  err_auth_token_used: 410,
  err_auth_token_expired: 410,
  err_too_many_requests: 429,
};

interface ErrorEntry {
  code: string;
  field?: string;
}

export class Refusal extends Error {
  readonly status: number;

  constructor(
    readonly errors: readonly ErrorEntry[],
    status?: number,
  ) {
    super(errors.map(({ code }) => code).join(', '));
    this.status = status ?? STATUS[errors[0]?.code ?? ''] ?? 422;
  }
}

export function refuse(code: string, field?: string, status?: number): Refusal {
  return new Refusal([{ code, ...(field !== undefined && { field }) }], status);
}
