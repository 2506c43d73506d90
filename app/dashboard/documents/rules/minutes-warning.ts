/** Minutes left when screen readers announce the expiry. */
const WARNINGS = [1, 5];

/** @param minutes rounded up */
export function calculateMinutesWarning(minutes: number): number | null {
  return WARNINGS.find((warning) => minutes <= warning) ?? null;
}
