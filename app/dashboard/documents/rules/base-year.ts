/** A type of document that belongs to one year. */
const OF_A_YEAR = /^(?<kind>.+)_(?<year>(?:19|20)\d\d)$/;

/** Whether documents of this type belong to one year: they are deleted when the base year changes (D-49). */
export function isYearBound(type: string): boolean {
  return OF_A_YEAR.test(type);
}

/**
 * The base years to choose from, the latest first (DOC-07): those over by `today` (YYYY-MM-DD) for which there is a type of the kind the
 * application asks for. Empty where it asks for no documents of a year.
 *
 * @param asked names of the types the application asks for
 * @param known names of all types there are
 * @param baseYear the present one, which is always among them
 */
export function baseYears(
  asked: readonly string[],
  known: readonly string[],
  { baseYear, today }: { baseYear: number | null; today: string },
): number[] {
  const kinds = new Set(asked.map((type) => OF_A_YEAR.exec(type)?.groups?.kind));
  if (baseYear === null || !asked.some(isYearBound)) return [];
  const years = known.flatMap((type) => {
    const { kind, year } = OF_A_YEAR.exec(type)?.groups ?? {};
    return kinds.has(kind) && Number(year) < Number(today.slice(0, 4)) ? Number(year) : [];
  });
  return [...new Set([...years, baseYear])].sort((a, b) => b - a);
}
