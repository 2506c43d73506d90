import { closest, distance } from 'fastest-levenshtein';

/** Names of other schema languages. The first available synonym is suggested. */
const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map([
  ['string', ['text']],
  ['str', ['text']],
  ['varchar', ['text']],
  ['char', ['text']],
  ['input', ['text']],
  ['email', ['text']],
  ['integer', ['int', 'number']],
  ['int', ['number']],
  ['long', ['int']],
  ['number', ['decimal']],
  ['numeric', ['decimal', 'number']],
  ['float', ['decimal', 'number']],
  ['double', ['decimal', 'number']],
  ['money', ['decimal', 'currency']],
  ['bool', ['boolean', 'checkbox']],
  ['boolean', ['checkbox']],
  ['toggle', ['checkbox']],
  ['switch', ['checkbox']],
  ['datetime', ['date']],
  ['datepicker', ['date']],
  ['dropdown', ['select']],
  ['enum', ['select']],
  ['choice', ['radio']],
  ['multiline', ['textarea']],
  ['range', ['slider']],
  ['minimum', ['min']],
  ['maximum', ['max']],
  ['pattern', ['regex']],
  ['mandatory', ['required']],
]);

export function findNearestName(given: string, names: readonly string[]): string | undefined {
  const plain = withoutMarks(given);
  if (plain === '') return undefined;
  const same = names.find((name) => withoutMarks(name) === plain);
  const synonym = SYNONYMS.get(plain)?.find((each) => names.includes(each));
  if (same ?? synonym) return same ?? synonym;
  if (names.length === 0) return undefined;
  const near = closest(plain, names.map(withoutMarks));
  if (distance(plain, near) > Math.max(1, Math.floor(plain.length / 3))) return undefined;
  return names.find((name) => withoutMarks(name) === near);
}

function withoutMarks(name: string): string {
  return name.toLowerCase().replace(/[_\s-]/g, '');
}
