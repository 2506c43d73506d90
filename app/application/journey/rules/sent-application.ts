type Members = Readonly<Record<string, unknown>>;

export const LIST_COMPARISON_MEMBERS = [
  'allBanksLoanPurpose',
  'currency',
  'loanSize',
  'factoring_limit',
] as const;

export const DETAIL_COMPARISON_MEMBERS = [
  'loanDuration',
  'purposeSelect',
  'companyName',
  'companyCountry',
  'companyPostCode',
  'hrNumber',
] as const;

/** A member that the API does not return counts as equal. */
export function pickComparableMembers(
  sent: Members,
  storedApplication: object,
  names: readonly string[],
): Members {
  const values: Members = { ...storedApplication };
  return Object.fromEntries(
    names
      .filter((name) => isKnown(sent[name]))
      .map((name) => [name, toComparable(isKnown(values[name]) ? values[name] : sent[name])]),
  );
}

export function hasSameMembers(sent: Members, storedApplication: object, names: readonly string[]): boolean {
  const expectedValues = pickComparableMembers(sent, sent, names);
  return Object.entries(pickComparableMembers(sent, storedApplication, names)).every(
    ([name, value]) => value === expectedValues[name],
  );
}

const isKnown = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Lending APIs may return another case, other blanks, or a number as text. */
function toComparable(value: unknown): unknown {
  const text = String(value).normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
