import { formatDecimal, parseDecimal, shiftDecimal } from '~/domain/decimal';
import { parseDuration } from '~/domain/duration';
import { invalid, type ValidationResult, valid } from '~/domain/message';
import type { ConfiguredNumberFormat, ValueType } from './field';

const PERCENT_DECIMAL_PLACES = 2;
const MONTHS_PER_YEAR = 12;
const YEAR_DECIMALS = 2;
const MAX_DECIMALS = 8;
const USUAL_DECIMALS = 2;
/** Some languages read three decimals as thousands, so the text gets a fourth decimal. */
const THOUSANDTHS = /\.\d{3}$/;

const isInYears = ({ unit }: ConfiguredNumberFormat) => unit === 'years';

export function toNumberFormat(
  valueType: ValueType,
  configured: { format?: string | undefined; precision?: number | undefined; unit?: string | undefined },
): ConfiguredNumberFormat {
  const unit = configured.unit === 'years' || configured.unit === 'months' ? configured.unit : null;
  const isWhole = valueType === 'int' || unit !== null;
  const precision = isWhole ? 0 : Math.trunc(configured.precision ?? USUAL_DECIMALS);
  return {
    format: unit === null ? formatOf(configured.format, valueType) : 'number',
    precision: Math.min(Math.max(precision, 0), MAX_DECIMALS),
    unit,
  };
}

function formatOf(format: string | undefined, valueType: ValueType): ConfiguredNumberFormat['format'] {
  if (format === 'currency') return 'currency';
  return format === 'percent' && valueType !== 'int' ? 'percent' : 'number';
}

export function decimalsOf(numberFormat: ConfiguredNumberFormat): number {
  return isInYears(numberFormat) ? YEAR_DECIMALS : numberFormat.precision;
}

/** DYN-08. "2,5" years and "30 Monate" become 30 months, "5" percent becomes 0.05. */
export function parseConfiguredNumber(
  typed: string,
  numberFormat: ConfiguredNumberFormat,
  language: string,
): ValidationResult<string> {
  if (numberFormat.unit !== null) return parseConfiguredDuration(typed, numberFormat, language);
  const number = parseDecimal(typed, numberFormat.precision, language);
  return number.ok && numberFormat.format === 'percent'
    ? valid(shiftDecimal(number.value, -PERCENT_DECIMAL_PLACES))
    : number;
}

function parseConfiguredDuration(
  typed: string,
  numberFormat: ConfiguredNumberFormat,
  language: string,
): ValidationResult<string> {
  if (/\p{L}/u.test(typed)) {
    const duration = parseDuration(typed);
    return duration.ok ? valid(String(duration.value)) : invalid('numberInvalid');
  }
  const number = parseDecimal(typed, decimalsOf(numberFormat), language);
  return number.ok && isInYears(numberFormat)
    ? valid(String(Math.round(Number(number.value) * MONTHS_PER_YEAR)))
    : number;
}

export function formatNumberInput(wireText: string, numberFormat: ConfiguredNumberFormat): string {
  return formatTypedNumber(wireText, numberFormat).replace(THOUSANDTHS, '$&0');
}

function formatTypedNumber(wireText: string, numberFormat: ConfiguredNumberFormat): string {
  if (isInYears(numberFormat)) {
    const years = Number(wireText) / MONTHS_PER_YEAR;
    return Number.isFinite(years) ? String(Number(years.toFixed(YEAR_DECIMALS))) : wireText;
  }
  return numberFormat.format === 'percent' ? shiftDecimal(wireText, PERCENT_DECIMAL_PLACES) : wireText;
}

export function formatConfiguredNumber(
  wireText: string,
  numberFormat: ConfiguredNumberFormat,
  language: string,
): string {
  const typed = formatTypedNumber(wireText, numberFormat);
  const cents = numberFormat.format === 'currency' && typed.includes('.');
  return formatDecimal(typed, language, cents ? numberFormat.precision : 0);
}
