import { isUtf8 } from 'node:buffer';

/** Larger answers are unreadable. Bytes. */
export const MAX_ANSWER = 10 * 1024 * 1024;

export interface AnswerText {
  /** Null if the answer is too large. */
  text: string | null;
  isUtf8: boolean;
}

/** @throws if the connection breaks, or the signal of the request aborts */
export async function readText(response: Response): Promise<AnswerText> {
  const reader = response.body?.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const next = await reader?.read();
    if (!next || next.done) break;
    size += next.value.byteLength;
    if (size > MAX_ANSWER) {
      await reader?.cancel().catch(() => undefined);
      return { text: null, isUtf8: true };
    }
    pieces.push(next.value);
  }
  const [only] = pieces;
  const bytes = pieces.length === 1 && only ? only : Buffer.concat(pieces);
  return isUtf8(bytes)
    ? { text: decode(bytes, 'utf-8'), isUtf8: true }
    : { text: decode(bytes, charsetOf(response)), isUtf8: false };
}

function charsetOf(response: Response): string {
  return /charset="?([\w-]+)/i.exec(response.headers.get('Content-Type') ?? '')?.[1] ?? 'utf-8';
}

/** Replaces invalid sequences. */
function decode(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Absent types are no deviation. */
export function isOtherContentType({ headers }: Response): boolean {
  const type = headers.get('Content-Type');
  return type !== null && !/[/+]json\b/i.test(type);
}

/** Seconds until the time that the API names, or null. */
export function retryAfterOf({ status, headers }: Response): number | null {
  const given = headers.get('Retry-After')?.trim();
  if (!given || (status !== 429 && status !== 503)) return null;
  if (/^\d{1,9}$/.test(given)) return Number(given);
  const now = Date.parse(headers.get('Date') ?? '');
  const until = Date.parse(given);
  if (Number.isNaN(until)) return null;
  return Math.max(0, Math.ceil((until - (Number.isNaN(now) ? Date.now() : now)) / 1000));
}

/** Null unless the address is one of the API. */
export function apiAddress(baseUrl: string, from: string, given: string): string | null {
  if (!URL.canParse(given, from)) return null;
  const base = new URL(baseUrl);
  const target = new URL(given, from);
  const isOfApi =
    target.origin === base.origin &&
    target.username === '' &&
    target.pathname.startsWith(`${base.pathname.replace(/\/$/, '')}/`);
  return isOfApi ? target.href : null;
}

/** Address of the next page, from an address, a page number or a cursor. Null if it is not one of the API. */
export function nextPageAddress(baseUrl: string, current: string, next: string | number): string | null {
  if (typeof next === 'string' && /^(https?:|[./?])/i.test(next)) {
    const below = next.startsWith('/') ? apiAddress(baseUrl, baseUrl, `${baseUrl}${next}`) : null;
    return apiAddress(baseUrl, current, next) ?? below;
  }
  const address = new URL(current);
  const isNumber = /^\d{1,9}$/.test(String(next));
  address.searchParams.set(isNumber ? 'page' : 'cursor', String(next));
  return address.href;
}
