/** A type of document that belongs to one year. */
const OF_A_YEAR = /^(?<kind>.+)_(?<year>(?:19|20)\d\d)$/;

/** Whether documents of this type belong to one year: they are deleted when the base year changes (D-49). */
export function isYearBound(type: string): boolean {
  return OF_A_YEAR.test(type);
}

/** The base years to choose from, latest first (DOC-07): the present one and those over by `today` with a type of an asked kind; none without such. */
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
