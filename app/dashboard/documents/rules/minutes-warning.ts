/** Minutes left when screen readers announce the expiry. */
const WARNING_MINUTES = [1, 5];

/** @param minutes rounded up */
export function calculateMinutesWarning(minutes: number): number | null {
  return WARNING_MINUTES.find((warning) => minutes <= warning) ?? null;
}
