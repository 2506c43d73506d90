export interface ServerError {
  code: string | null;
  field?: string;
  values?: Record<string, unknown>;
}

/** Specification 1, section 8. `retryAfter`: seconds. */
export type ApiError =
  | { kind: 'sessionExpired' }
  | { kind: 'refused'; status: number; errors: ServerError[]; retryAfter?: number }
  /** With a status below 400, the API has made the change. */
  | { kind: 'unreadable'; status: number; retryAfter?: number }
  | { kind: 'timeout' }
  | { kind: 'unreachable' };

export type ApiResult<T> = { ok: true; data: T } | { ok: false; error: ApiError };

export function mapResult<T, U>(result: ApiResult<T>, pick: (data: T) => U): ApiResult<U> {
  return result.ok ? { ok: true, data: pick(result.data) } : result;
}

export function hasCode(error: ApiError, code: string): boolean {
  return error.kind === 'refused' && error.errors.some((entry) => entry.code === code);
}

export function isOutcomeUnknown(error: ApiError): boolean {
  if (error.kind === 'timeout' || error.kind === 'unreachable') return true;
  if (error.kind === 'sessionExpired') return false;
  // True for unreadable successes, timeouts and server errors.
  return error.status < 400 || error.status === REQUEST_TIMEOUT || error.status >= 500;
}

const REQUEST_TIMEOUT = 408;

export function isUnreadableSuccess(error: ApiError): boolean {
  return error.kind === 'unreadable' && error.status < 400;
}

const GATEWAY_STATUSES = [REQUEST_TIMEOUT, 502, 504];

/** A server error reports that the call failed, unless a gateway sent it. */
export function mayHaveSucceeded(error: ApiError): boolean {
  if (!('status' in error)) return isOutcomeUnknown(error);
  return isUnreadableSuccess(error) || GATEWAY_STATUSES.includes(error.status);
}

export function findServerError(error: ApiError, code: string, field?: string): ServerError | undefined {
  if (error.kind !== 'refused') return undefined;
  return error.errors.find((entry) => entry.code === code && (field === undefined || entry.field === field));
}
