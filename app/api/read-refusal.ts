import { errorAnswer } from 'contracts/api/error-answer';
import { isErrorCode } from 'contracts/api/error-codes';
import type { Deviation, DeviationKind } from './read-answer';
import type { ServerError } from './result';

export interface ReadRefusal {
  errors: ServerError[];
  deviations: Deviation[];
}

const SERVER_FAULT = 500;

/**
 * Reads the contract's list of errors, a single error, a bare code, and problem details (RFC 9457). Null if the
 * body is none of them, such as the HTML of a gateway.
 */
export function readRefusal(status: number, body: unknown): ReadRefusal | null {
  const deviations = new Map<string, Deviation>();
  const tolerate = (kind: DeviationKind, path: string) =>
    void deviations.set(`${kind} ${path}`, { kind, path });
  const given = entriesOf(body);
  if (given === null) return null;
  const errors = given.map((entry) => errorOf(entry, tolerate));
  if (!errorAnswer.safeParse(body).success) {
    // A fault of the server or of a proxy is no refusal, unless it names a code.
    if (status >= SERVER_FAULT && errors.every(({ code }) => code === null)) return null;
    tolerate('error-shape', 'errors');
  }
  return { errors, deviations: [...deviations.values()] };
}

type Entry = { code: unknown; field?: unknown; values?: unknown };

function entriesOf(body: unknown): Entry[] | null {
  if (!isObject(body)) return null;
  const { errors } = body;
  if (Array.isArray(errors) && errors.length > 0) return errors.map(entryOf);
  if (isObject(errors) && Object.keys(errors).length > 0) return entriesByField(errors);
  if (body.error !== undefined && body.error !== null) return [entryOf(body.error)];
  const isSingle = ['code', 'type', 'title', 'detail', 'message'].some((name) => name in body);
  return isSingle ? [entryOf(body)] : null;
}

function entryOf(given: unknown): Entry {
  if (!isObject(given)) return { code: given };
  const { code, type, title, field, values } = given;
  return { code: [code, type, title].find((text) => codeIn(text) !== null), field, values };
}

/** Texts or codes by member name. */
function entriesByField(errors: Readonly<Record<string, unknown>>): Entry[] {
  return Object.entries(errors).flatMap(([field, given]) =>
    [given].flat().map((entry) => ({ ...entryOf(entry), field })),
  );
}

function errorOf(
  { code: given, field, values }: Entry,
  tolerate: (kind: DeviationKind, path: string) => void,
): ServerError {
  const code = codeIn(given);
  if (code !== null && code !== given) tolerate('error-code', 'errors[].code');
  return {
    code,
    ...(typeof field === 'string' && field !== '' && { field }),
    ...(isObject(values) && { values }),
  };
}

const CODE = /(?:^|[./:#])(err_[a-z0-9_]{1,80})$/i;

/** Codes may carry a prefix, as in `be_error.err_x` or an address. Other texts are no codes. */
function codeIn(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const code = CODE.exec(text.trim())?.[1];
  if (code === undefined) return null;
  const lower = code.toLowerCase();
  return isErrorCode(lower) ? lower : code;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
