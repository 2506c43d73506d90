const AWAY_MINUTES = 30;

/**
 * DYN-02.
 * @param changedAt UTC instant; null if unknown
 */
export function isReturning(changedAt: string | null, now: Date, byFrontDoor: boolean): boolean {
  if (byFrontDoor) return true;
  const last = changedAt === null ? Number.NaN : Date.parse(changedAt);
  return Number.isNaN(last) || now.getTime() - last > AWAY_MINUTES * 60_000;
}
