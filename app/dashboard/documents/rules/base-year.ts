const TYPE_WITH_YEAR = /^(?<kind>.+)_(?<year>(?:19|20)\d\d)$/;

/** D-49. A new base year deletes documents of these types. */
export function isYearBound(type: string): boolean {
  return TYPE_WITH_YEAR.test(type);
}

/** DOC-07. Latest year first. */
export function listBaseYears(
  requestedTypes: readonly string[],
  knownTypes: readonly string[],
  { baseYear, today }: { baseYear: number | null; today: string },
): number[] {
  const kinds = new Set(requestedTypes.map((type) => TYPE_WITH_YEAR.exec(type)?.groups?.kind));
  if (baseYear === null || !requestedTypes.some(isYearBound)) return [];
  const years = knownTypes.flatMap((type) => {
    const { kind, year } = TYPE_WITH_YEAR.exec(type)?.groups ?? {};
    return kinds.has(kind) && Number(year) < Number(today.slice(0, 4)) ? Number(year) : [];
  });
  return [...new Set([...years, baseYear])].sort((a, b) => b - a);
}
