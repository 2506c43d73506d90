import { isUtf8 } from 'node:buffer';
import { errorAnswer } from 'contracts/api/error-answer';
import { isErrorCode } from 'contracts/api/error-codes';
import type { ApiResponse, ResponseHeaders } from './api-request.server';
import type { Deviation, DeviationKind } from './read-answer';
import type { ServerError } from './result';

export interface ResponseText {
  text: string | null;
  isUtf8: boolean;
}

export function readResponseText({ headers, bytes }: ApiResponse): ResponseText {
  if (bytes === null) return { text: null, isUtf8: true };
  return isUtf8(bytes)
    ? { text: decode(bytes, 'utf-8'), isUtf8: true }
    : { text: decode(bytes, charsetOf(headers)), isUtf8: false };
}

function charsetOf(headers: ResponseHeaders): string {
  return /charset="?([\w-]+)/i.exec(headers.get('content-type') ?? '')?.[1] ?? 'utf-8';
}

function decode(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** UTF-8 has no surrogates, so only an escape can contain one without its other half. */
const SURROGATE_ESCAPE = /\\ud[89a-f]/i;

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, SURROGATE_ESCAPE.test(text) ? replaceLoneSurrogates : undefined);
  } catch {
    return undefined;
  }
}

/** Addresses and e-mail links cannot contain lone surrogates. */
function replaceLoneSurrogates(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : value;
}

export function isOtherContentType(type: string | null): boolean {
  return type !== null && !/[/+]json\b/i.test(type);
}

export function readRetryAfter({ status, headers }: ApiResponse): number | null {
  const given = headers.get('retry-after')?.trim();
  if (!given || (status !== 429 && status !== 503)) return null;
  if (/^\d{1,9}$/.test(given)) return Number(given);
  const now = Date.parse(headers.get('date') ?? '');
  const until = Date.parse(given);
  if (Number.isNaN(until)) return null;
  return Math.max(0, Math.ceil((until - (Number.isNaN(now) ? Date.now() : now)) / 1000));
}

export function resolveApiUrl(baseUrl: string, from: string, given: string): string | null {
  if (!URL.canParse(given, from)) return null;
  const base = new URL(baseUrl);
  const target = new URL(given, from);
  const isOfApi =
    target.origin === base.origin &&
    target.username === '' &&
    target.pathname.startsWith(`${base.pathname.replace(/\/$/, '')}/`);
  return isOfApi ? target.href : null;
}

/** @param next address, page number or cursor @returns null unless the address belongs to the API */
export function findNextPageUrl(baseUrl: string, current: string, next: string | number): string | null {
  if (typeof next === 'string' && /^(https?:|[./?])/i.test(next)) {
    const below = next.startsWith('/') ? resolveApiUrl(baseUrl, baseUrl, `${baseUrl}${next}`) : null;
    return resolveApiUrl(baseUrl, current, next) ?? below;
  }
  const address = new URL(current);
  const isNumber = /^\d{1,9}$/.test(String(next));
  address.searchParams.set(isNumber ? 'page' : 'cursor', String(next));
  return address.href;
}

export const isSessionExpired = ({ access }: { access: string }, status: number): boolean =>
  status === 401 && access === 'user';

interface ReadRefusal {
  errors: ServerError[];
  deviations: Deviation[];
}

const SERVER_FAULT = 500;

/**
 * Reads the contract's list of errors, a single error, a bare code, and problem details (RFC 9457). Null for
 * other answers, such as a gateway's HTML.
 */
export function readRefusal(status: number, body: unknown): ReadRefusal | null {
  const deviations = new Map<string, Deviation>();
  const tolerate = (kind: DeviationKind, path: string) =>
    void deviations.set(`${kind} ${path}`, { kind, path });
  const given = entriesOf(body);
  if (given === null) return null;
  const errors = given.map((entry) => errorOf(entry, tolerate));
  if (!errorAnswer.safeParse(body).success) {
    // Server errors without a code are no refusals.
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
  if (code !== null && !isErrorCode(code)) tolerate('unknown-value', 'errors[].code');
  else if (code !== null && code !== given) tolerate('error-code', 'errors[].code');
  return {
    code,
    ...(typeof field === 'string' && field !== '' && { field }),
    ...(isObject(values) && { values }),
  };
}

const CODE = /(?:^|[./:#])(err_[a-z0-9_]{1,80})$/i;

/** Codes may have a prefix, as in `be_error.err_x` or an address. */
function codeIn(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const code = CODE.exec(text.trim())?.[1];
  if (code === undefined) return null;
  const lower = code.toLowerCase();
  return isErrorCode(lower) ? lower : code;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
