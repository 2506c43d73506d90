import { DateTime } from 'luxon';

const TIME_ZONE = 'Europe/Berlin';

/** `YYYY-MM-DD` in the bank's time zone. */
export const toCalendarDay = (now: Date) => DateTime.fromJSDate(now, { zone: TIME_ZONE }).toISODate() ?? '';

/** Oldest accepted date, `YYYY-MM-DD` (D-58). */
export function oldestDateOf(documentType: string, now: Date): string | undefined {
  const day = DateTime.fromJSDate(now, { zone: TIME_ZONE });
  if (documentType === 'debt_ledger') return day.minus({ days: 14 }).toISODate() ?? undefined;
  if (/^(bwa|susa|bwa_susa)$/.test(documentType)) return day.minus({ months: 3 }).toISODate() ?? undefined;
  return undefined;
}

export function isTooOld(documentType: string, asOfDate: string, now: Date): boolean {
  const oldest = oldestDateOf(documentType, now);
  return oldest !== undefined && asOfDate < oldest;
}
