import { DateTime } from 'luxon';

/** See RFC 9110, section 10.2.3. Returns NaN if the header is absent or invalid. */
export function readRetryAfterSeconds(headers: Headers, now = Date.now()): number {
  const said = (headers.get('retry-after') ?? '').trim();
  if (/^\d+$/.test(said)) return Number(said);
  return Math.max(0, Math.ceil((DateTime.fromHTTP(said).toMillis() - now) / 1_000));
}
