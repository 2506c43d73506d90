/** One entry of a refusal: the server's code (null without one), the member of the request it belongs to, and figures of the code. */
export interface ServerError {
  code: string | null;
  field?: string;
  values?: Record<string, unknown>;
}

/** Everything that can go wrong with a call, closed (specification 1, section 8). */
export type ApiError =
  /** 401 on a call that needs a session: it is over (HTTP-03). */
  | { kind: 'sessionExpired' }
  | { kind: 'refused'; status: number; errors: ServerError[] }
  /** Answered, but not in a way the contract knows: HTML, broken JSON, another shape, a bare 5xx. */
  | { kind: 'unreadable'; status: number }
  | { kind: 'timeout' }
  | { kind: 'unreachable' };

export type ApiResult<T> = { ok: true; data: T } | { ok: false; error: ApiError };

/** The same result with what is needed of its answer. */
export function answerOf<T, U>(result: ApiResult<T>, pick: (data: T) => U): ApiResult<U> {
  return result.ok ? { ok: true, data: pick(result.data) } : result;
}

/** True when the server refused with this code. */
export function hasCode(error: ApiError, code: string): boolean {
  return error.kind === 'refused' && error.errors.some((entry) => entry.code === code);
}

/** The entry of a refusal with this code, at this member when one is named; undefined when there is none. */
export function entryOf(error: ApiError, code: string, field?: string): ServerError | undefined {
  if (error.kind !== 'refused') return undefined;
  return error.errors.find((entry) => entry.code === code && (field === undefined || entry.field === field));
}
