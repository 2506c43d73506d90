import { DateTime } from 'luxon';

/** See RFC 9110, section 10.2.3. Returns NaN if the header is absent or invalid. */
export function readRetryAfterSeconds(headers: Headers, now = Date.now()): number {
  const headerValue = (headers.get('retry-after') ?? '').trim();
  if (/^\d+$/.test(headerValue)) return Number(headerValue);
  return Math.max(0, Math.ceil((DateTime.fromHTTP(headerValue).toMillis() - now) / 1_000));
}
