/** Who returns after this many minutes is asked whether to go on; who is at it knows. */
const AWAY_MINUTES = 30;

/** True when somebody returns to a draft (DYN-02): by the front door, or after a while. @param changedAt a UTC instant; null when unknown */
export function isReturning(changedAt: string | null, now: Date, byFrontDoor: boolean): boolean {
  if (byFrontDoor) return true;
  const last = changedAt === null ? Number.NaN : Date.parse(changedAt);
  return Number.isNaN(last) || now.getTime() - last > AWAY_MINUTES * 60_000;
}
