/** Minutes left at which a screen reader says so, last one first. */
const WARNINGS = [1, 5];

/** @param minutes rounded up */
export function minutesWarning(minutes: number): number | null {
  return WARNINGS.find((warning) => minutes <= warning) ?? null;
}
