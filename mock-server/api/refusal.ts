import type { ErrorAnswer } from 'contracts/api/error-answer';
import { ERROR_STATUS, type ErrorCode } from 'contracts/api/error-codes';
import type { Violation } from '../rules/violation';
import { jsonAnswer } from './json-answer';

/** A call that is not done, with the errors list it answers. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: ErrorAnswer['errors'];
  readonly #headers: Readonly<Record<string, string>>;

  constructor(status: number, errors: ErrorAnswer['errors'], headers: Readonly<Record<string, string>> = {}) {
    super(errors.map(({ code, field }) => [code, field].filter(Boolean).join(' ')).join(', '));
    this.status = status;
    this.errors = errors;
    this.#headers = headers;
  }

  /** Headers that the answer has whatever its form. */
  get headers(): Readonly<Record<string, string>> {
    return this.#headers;
  }

  /** The refusal as the API answers it. */
  response(headers?: Record<string, string>): Response {
    const body: ErrorAnswer = { errors: this.errors };
    return jsonAnswer(body, { status: this.status, headers: { ...this.#headers, ...headers } });
  }
}

/** A refusal with one code and the status that belongs to it. */
export function refusal(code: ErrorCode, field?: string): Refusal {
  return new Refusal(ERROR_STATUS[code], [{ code, ...(field !== undefined && { field }) }]);
}

/** A refusal with everything the rules found; the first of them decides the status. */
export function refusalFor(violations: readonly [Violation, ...Violation[]]): Refusal {
  return new Refusal(ERROR_STATUS[violations[0].code], [...violations]);
}

/** A refusal that no code of the catalogue fits. */
export function refusalWithoutCode(status: number): Refusal {
  return new Refusal(status, [{ code: null }]);
}
