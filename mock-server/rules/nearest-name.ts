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

export function findNearestName(input: string, names: readonly string[]): string | undefined {
  const plainInput = withoutMarks(input);
  if (plainInput === '') return undefined;
  const sameName = names.find((name) => withoutMarks(name) === plainInput);
  const synonym = SYNONYMS.get(plainInput)?.find((candidate) => names.includes(candidate));
  if (sameName ?? synonym) return sameName ?? synonym;
  if (names.length === 0) return undefined;
  const nearestName = closest(plainInput, names.map(withoutMarks));
  if (distance(plainInput, nearestName) > Math.max(1, Math.floor(plainInput.length / 3))) return undefined;
  return names.find((name) => withoutMarks(name) === nearestName);
}

function withoutMarks(name: string): string {
  return name.toLowerCase().replace(/[_\s-]/g, '');
}
