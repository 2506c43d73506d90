import { isDate, isKnownName, isSaid } from './known-words';
import { isForEverybody, type ReplacedExchange } from './replaced';
import type { Replacements } from './replacements';

/** Shorter numbers are the same by chance. */
const TELLING_NUMBER = 10_000;

/** Whether something of an original stands in an exchange that was replaced, in whatever way it came to stay there. */
export function hasSurvivor(exchange: ReplacedExchange, replacements: Replacements): boolean {
  const { params, query, sent, answer, call, status } = exchange;
  const isPublic = isForEverybody(call, status);
  return (
    [query, sent].some((part) => survivesIn(part, replacements, false)) ||
    [params, answer].some((part) => survivesIn(part, replacements, isPublic))
  );
}

function survivesIn(value: unknown, replacements: Replacements, isPublic: boolean): boolean {
  if (typeof value === 'number') {
    return Math.abs(value) >= TELLING_NUMBER && !isPublic && replacements.isOriginal(String(value));
  }
  if (typeof value === 'string') {
    // What everybody is told may name towns and banks that somebody typed too, but nobody who can be reached.
    if (isPublic) return replacements.tellsOf(value);
    if (isSaid(value)) return false;
    return isDate(value) ? replacements.isOriginal(value) : replacements.survivesIn(value);
  }
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([member, each]) =>
      (!Array.isArray(value) && !isKnownName(member) && replacements.tellsOf(member)) ||
      survivesIn(each, replacements, isPublic),
  );
}
