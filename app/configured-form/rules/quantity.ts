import { formatDecimal, parseDecimal, shiftDecimal } from '~/domain/decimal';
import { parseDuration } from '~/domain/duration';
import { invalid, type ValidationResult, valid } from '~/domain/message';
import type { Quantity, ValueType } from './field';

const PERCENT_PLACES = 2;
const MONTHS_PER_YEAR = 12;
const YEAR_DECIMALS = 2;
const MAX_DECIMALS = 8;
const USUAL_DECIMALS = 2;
/** Some languages read three decimals as thousands, so the text gets a fourth decimal. */
const THOUSANDTHS = /\.\d{3}$/;

const isYears = ({ unit }: Quantity) => unit === 'years';

export function toQuantity(
  valueType: ValueType,
  configured: { format?: string | undefined; precision?: number | undefined; unit?: string | undefined },
): Quantity {
  const unit = configured.unit === 'years' || configured.unit === 'months' ? configured.unit : null;
  const isWhole = valueType === 'int' || unit !== null;
  const precision = isWhole ? 0 : Math.trunc(configured.precision ?? USUAL_DECIMALS);
  return {
    format: unit === null ? formatOf(configured.format, valueType) : 'number',
    precision: Math.min(Math.max(precision, 0), MAX_DECIMALS),
    unit,
  };
}

function formatOf(format: string | undefined, valueType: ValueType): Quantity['format'] {
  if (format === 'currency') return 'currency';
  return format === 'percent' && valueType !== 'int' ? 'percent' : 'number';
}

export function decimalsOf(quantity: Quantity): number {
  return isYears(quantity) ? YEAR_DECIMALS : quantity.precision;
}

/** DYN-08. "2,5" years and "30 Monate" become 30 months, "5" percent becomes 0.05. */
export function readQuantity(typed: string, quantity: Quantity, language: string): ValidationResult<string> {
  if (quantity.unit !== null) return readDuration(typed, quantity, language);
  const number = parseDecimal(typed, quantity.precision, language);
  return number.ok && quantity.format === 'percent'
    ? valid(shiftDecimal(number.value, -PERCENT_PLACES))
    : number;
}

function readDuration(typed: string, quantity: Quantity, language: string): ValidationResult<string> {
  if (/\p{L}/u.test(typed)) {
    const duration = parseDuration(typed);
    return duration.ok ? valid(String(duration.value)) : invalid('numberInvalid');
  }
  const number = parseDecimal(typed, decimalsOf(quantity), language);
  return number.ok && isYears(quantity)
    ? valid(String(Math.round(Number(number.value) * MONTHS_PER_YEAR)))
    : number;
}

export function formatQuantityInput(wire: string, quantity: Quantity): string {
  return asTyped(wire, quantity).replace(THOUSANDTHS, '$&0');
}

function asTyped(wire: string, quantity: Quantity): string {
  if (isYears(quantity)) {
    const years = Number(wire) / MONTHS_PER_YEAR;
    return Number.isFinite(years) ? String(Number(years.toFixed(YEAR_DECIMALS))) : wire;
  }
  return quantity.format === 'percent' ? shiftDecimal(wire, PERCENT_PLACES) : wire;
}

export function formatQuantity(wire: string, quantity: Quantity, language: string): string {
  const typed = asTyped(wire, quantity);
  const cents = quantity.format === 'currency' && typed.includes('.');
  return formatDecimal(typed, language, cents ? quantity.precision : 0);
}
