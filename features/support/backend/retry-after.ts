/** How long an API asks to be left alone, by its header `Retry-After`: seconds, or the time at which it may be asked again. NaN when it says nothing. */
export function retryAfterSeconds(headers: Headers, now = Date.now()): number {
  const said = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(said.trim())) return Number(said);
  return Math.max(0, Math.ceil((Date.parse(said) - now) / 1_000));
}
