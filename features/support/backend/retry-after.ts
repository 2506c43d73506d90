import { DateTime } from 'luxon';

/**
 * How long an API asks to be left alone, by its header `Retry-After` (RFC 9110, section 10.2.3): whole seconds, or the time at which it may
 * be asked again, as HTTP writes it. NaN when it says nothing, or anything else.
 */
export function retryAfterSeconds(headers: Headers, now = Date.now()): number {
  const said = (headers.get('retry-after') ?? '').trim();
  if (/^\d+$/.test(said)) return Number(said);
  return Math.max(0, Math.ceil((DateTime.fromHTTP(said).toMillis() - now) / 1_000));
}
