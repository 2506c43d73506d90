import { type Checked, invalid, valid } from './checked';

/** A calendar day on the wire, `YYYY-MM-DD` (SHELL-27). */
export type WireDate = string;

const DISPLAYED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const WIRE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A wire date or an ISO 8601 instant as `DD.MM.YYYY`, in UTC (SHELL-27). A text that is no date comes back as it is. */
export function formatDate(date: string): string {
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime())) return date;
  const [year, month, day] = instant.toISOString().slice(0, 10).split('-');
  return `${day}.${month}.${year}`;
}

/** Reads `DD.MM.YYYY` (a missing leading zero is forgiven) or a browser's `YYYY-MM-DD`. Message: `dateInvalid`. */
export function parseDate(typed: string): Checked<WireDate> {
  const text = typed.trim();
  const shown = DISPLAYED.exec(text);
  const [year, month, day] = shown ? [shown[3], shown[2], shown[1]] : (WIRE.exec(text)?.slice(1) ?? []);
  if (year === undefined || month === undefined || day === undefined) return invalid('dateInvalid');
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // The calendar rolls the 30th of February over to March; only a day that exists comes back as itself.
  const instant = new Date(`${date}T00:00:00Z`);
  const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
  return exists ? valid(date) : invalid('dateInvalid');
}
