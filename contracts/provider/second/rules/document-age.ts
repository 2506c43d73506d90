import { DateTime } from 'luxon';

const ZONE = 'Europe/Berlin';

/** The oldest date a paper may show, as `YYYY-MM-DD` (D-58); undefined where any will do. */
export function oldestDate(documentType: string, now: Date): string | undefined {
  const today = DateTime.fromJSDate(now, { zone: ZONE });
  if (documentType === 'debt_ledger') return today.minus({ days: 14 }).toISODate() ?? undefined;
  if (/^(bwa|susa|bwa_susa)$/.test(documentType)) return today.minus({ months: 3 }).toISODate() ?? undefined;
  return undefined;
}

/** True for a date that is too old, or in the future. */
export function isOutOfDate(documentType: string, asOf: string, now: Date): boolean {
  const oldest = oldestDate(documentType, now);
  const today = DateTime.fromJSDate(now, { zone: ZONE }).toISODate() ?? asOf;
  return asOf > today || (oldest !== undefined && asOf < oldest);
}
