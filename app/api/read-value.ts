/** Numbers with more digits are not exact to the cent. */
const EXACT_DIGITS = 13;

const DECIMAL_NUMBER = /^-?\d+(\.\d+)?$/;

/** Java's notation, such as `1E+5`. */
const POWER_OF_TEN = /^-?\d+(\.\d+)?E[+-]?\d{1,3}$/i;

/** Reads `1250.5` and `1E+5`. Null for other notations, such as `1.000,50`, and for amounts inexact to the cent. */
export function readDecimal(text: string): number | null {
  if (text.length > 60) return null;
  if (POWER_OF_TEN.test(text)) return Math.abs(Number(text)) < 10 ** EXACT_DIGITS ? Number(text) : null;
  if (!DECIMAL_NUMBER.test(text)) return null;
  const [integerDigits = '', fraction = ''] = text.replace('-', '').split('.');
  const value = Number(text);
  if (integerDigits.replace(/^0+/, '').length <= EXACT_DIGITS) return value;
  const digits = fraction.replace(/0+$/, '');
  const isExact = digits === '' ? BigInt(integerDigits) === BigInt(Math.abs(value)) : false;
  return isExact ? value : null;
}

const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2})(?::?(\d{2})(?:[.,](\d+))?)?)? ?([Zz]|[+-]\d{2}(?::?\d{2})?)?$/;

/** Without a zone, assumes UTC; without a time, midnight. */
export function readDateTime(text: string): string | null {
  const match = DATE_TIME.exec(text);
  if (!match) return null;
  const [, date = '', minutes = '00:00', seconds = '00', fraction, zone = 'Z'] = match;
  if (match[2] === undefined && match[5] !== undefined) return null;
  return `${date}T${minutes}:${seconds}${fraction === undefined ? '' : `.${fraction}`}${zoneOf(zone)}`;
}

function zoneOf(zone: string): string {
  if (zone.toUpperCase() === 'Z') return 'Z';
  const digits = zone.replace(':', '');
  return `${digits.slice(0, 3)}:${digits.slice(3) || '00'}`;
}

/** Accepts only midnight: any other time may be another day in another zone. */
export function readDate(text: string): string | null {
  const [, date, minutes = '00:00', seconds = '00', fraction = '0'] = DATE_TIME.exec(text) ?? [];
  return date !== undefined && /^[0:]*$/.test(`${minutes}:${seconds}:${fraction}`) ? date : null;
}

export function readTimeOfDay(text: string): string | null {
  return /^(\d{2}:\d{2}):00(?:\.0+)?$/.exec(text)?.[1] ?? null;
}
