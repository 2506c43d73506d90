import { ERROR_STATUS, type ErrorCode } from 'contracts/api/error-codes';
import type { ErrorResponse } from 'contracts/api/error-response';
import type { Violation } from '../rules/violation';
import { createJsonResponse } from './json-response';

export class Refusal extends Error {
  readonly status: number;
  readonly errors: ErrorResponse['errors'];
  readonly #headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    errors: ErrorResponse['errors'],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(errors.map(({ code, field }) => [code, field].filter(Boolean).join(' ')).join(', '));
    this.status = status;
    this.errors = errors;
    this.#headers = headers;
  }

  get headers(): Readonly<Record<string, string>> {
    return this.#headers;
  }

  response(headers?: Record<string, string>): Response {
    const body: ErrorResponse = { errors: this.errors };
    return createJsonResponse(body, { status: this.status, headers: { ...this.#headers, ...headers } });
  }
}

export function createRefusal(code: ErrorCode, field?: string): Refusal {
  return new Refusal(ERROR_STATUS[code], [{ code, ...(field !== undefined && { field }) }]);
}

export function createRefusalFor(violations: readonly [Violation, ...Violation[]]): Refusal {
  return new Refusal(ERROR_STATUS[violations[0].code], [...violations]);
}

export function createRefusalWithoutCode(status: number): Refusal {
  return new Refusal(status, [{ code: null }]);
}
