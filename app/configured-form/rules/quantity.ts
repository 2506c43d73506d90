import { type Checked, invalid, valid } from '~/domain/checked';
import { formatDecimal, parseDecimal, shiftDecimal } from '~/domain/decimal';
import { parseDuration } from '~/domain/duration';
import type { Quantity, ValueType } from './field';

/** Percents are shown a hundred times what they are on the wire. */
const PERCENT_PLACES = 2;
const MONTHS_PER_YEAR = 12;
/** A number of months as years: two decimals tell any month from the next. */
const YEAR_DECIMALS = 2;
const MOST_DECIMALS = 8;
const USUAL_DECIMALS = 2;
/** Three decimals, which pass for thousands in some languages: a fourth says what they are. */
const THOUSANDTHS = /\.\d{3}$/;

const isYears = ({ unit }: Quantity) => unit === 'years';

/** How a number of a type is typed and shown; what is not said follows from its type (DYN-05). */
export function quantityOf(
  valueType: ValueType,
  said: { format?: string | undefined; precision?: number | undefined; unit?: string | undefined },
): Quantity {
  const unit = said.unit === 'years' || said.unit === 'months' ? said.unit : null;
  const whole = valueType === 'int' || unit !== null;
  const precision = whole ? 0 : Math.trunc(said.precision ?? USUAL_DECIMALS);
  return {
    format: unit === null ? formatOf(said.format, valueType) : 'number',
    precision: Math.min(Math.max(precision, 0), MOST_DECIMALS),
    unit,
  };
}

/** A whole number cannot be a percent: as a decimal it is none. */
function formatOf(format: string | undefined, valueType: ValueType): Quantity['format'] {
  if (format === 'currency') return 'currency';
  return format === 'percent' && valueType !== 'int' ? 'percent' : 'number';
}

/** How many decimals may be typed. */
export function typedDecimals(quantity: Quantity): number {
  return isYears(quantity) ? YEAR_DECIMALS : quantity.precision;
}

/** Reads what was typed as the wire's number (DYN-08): percents as decimals, years ("2,5") and "30 Monate" as months. Messages: `parseDecimal`'s. */
export function readQuantity(typed: string, quantity: Quantity, language: string): Checked<string> {
  if (quantity.unit !== null) return readDuration(typed, quantity, language);
  const read = parseDecimal(typed, quantity.precision, language);
  return read.ok && quantity.format === 'percent' ? valid(shiftDecimal(read.value, -PERCENT_PLACES)) : read;
}

function readDuration(typed: string, quantity: Quantity, language: string): Checked<string> {
  if (/\p{L}/u.test(typed)) {
    const named = parseDuration(typed);
    return named.ok ? valid(String(named.value)) : invalid('numberInvalid');
  }
  const read = parseDecimal(typed, typedDecimals(quantity), language);
  return read.ok && isYears(quantity)
    ? valid(String(Math.round(Number(read.value) * MONTHS_PER_YEAR)))
    : read;
}

/** The wire's number as it is typed, the same and read alike in every language: for a form's start. What is no number stays as it is. */
export function typedQuantity(wire: string, quantity: Quantity): string {
  return asTyped(wire, quantity).replace(THOUSANDTHS, '$&0');
}

/** In plain decimal notation. */
function asTyped(wire: string, quantity: Quantity): string {
  if (isYears(quantity)) {
    const years = Number(wire) / MONTHS_PER_YEAR;
    return Number.isFinite(years) ? String(Number(years.toFixed(YEAR_DECIMALS))) : wire;
  }
  return quantity.format === 'percent' ? shiftDecimal(wire, PERCENT_PLACES) : wire;
}

/** The digits alone as the language writes them, `250.000` or `12,5`: for a field with the unit beside it. */
export function shownDigits(wire: string, quantity: Quantity, language: string): string {
  const typed = asTyped(wire, quantity);
  // Cents are written as two digits, or not at all.
  const cents = quantity.format === 'currency' && typed.includes('.');
  return formatDecimal(typed, language, cents ? quantity.precision : 0);
}
