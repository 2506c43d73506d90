import { readNumber } from './decimal';
import { getNumberFormat, replaceNarrowSpaces } from './locale';
import { invalid, type ValidationResult, valid } from './message';
import { removeInvisible } from './text';

const MAX_AMOUNT_CHARACTERS = 40;

/** A double represents whole amounts of up to 15 digits exactly. */
const MAX_DIGITS = 15;

const CURRENCY_BEFORE = /^([-+]?) ?(?:€|CHF|EUR|Fr\.|PLN|zł) ?/iu;
const CURRENCY_BEHIND = / ?(?:€|CHF|EUR|Euro|Fr\.|PLN|zł)$/iu;

const NO_CENTS_ENDING = /[.,]-$/;

const CENT_DECIMALS = 2;

/** Reads `1'234.50` and `250.–`. */
export function parseCents(typed: string, language: string): ValidationResult<bigint> {
  if (typed.length > MAX_AMOUNT_CHARACTERS) return invalid('amountInvalid');
  const text = tidy(typed).replace(NO_CENTS_ENDING, '');
  const number = readNumber(text, { decimals: CENT_DECIMALS, language });
  if (!number || number.whole.length > MAX_DIGITS) return invalid('amountInvalid');
  if (number.fraction.length > CENT_DECIMALS) return invalid('amountDecimals');
  const cents = BigInt(number.whole + number.fraction.padEnd(CENT_DECIMALS, '0'));
  return valid(number.sign === '-' ? -cents : cents);
}

export function parseMoney(typed: string, language: string): ValidationResult<number> {
  const cents = parseCents(typed, language);
  if (!cents.ok) return cents.error === 'amountDecimals' ? invalid('amountWhole') : cents;
  return cents.value % 100n === 0n ? valid(Number(cents.value / 100n)) : invalid('amountWhole');
}

function tidy(typed: string): string {
  return removeInvisible(typed)
    .normalize('NFKC')
    .replace(/[’‘`´]/gu, "'")
    .replace(/[–—−]/gu, '-')
    .replace(/\s/gu, ' ')
    .trim()
    .replace(CURRENCY_BEFORE, '$1')
    .replace(CURRENCY_BEHIND, '')
    .trim();
}

export function formatAmount(amount: number, language: string): string {
  return replaceNarrowSpaces(getNumberFormat(language, { maximumFractionDigits: 0 }).format(amount));
}

export function formatMoney(amount: number, currency: string, language: string): string {
  // `formatToParts` takes three times as long; a slider formats over a hundred amounts.
  if (isCode(currency)) return replaceNarrowSpaces(moneyFormat(currency, language).format(amount));
  return moneyParts(amount, currency, language)
    .map((part) => part.value)
    .join('');
}

export function addCurrency(digits: string, currency: string, language: string): string {
  return moneyParts(0, currency, language)
    .map(({ type, value }) => (type === 'integer' ? digits : value))
    .join('');
}

export function currencyUnitOf(currency: string, language: string): { unit: string; isUnitFirst: boolean } {
  const parts = moneyParts(0, currency, language);
  const currencyIndex = parts.findIndex(({ type }) => type === 'currency');
  return { unit: parts[currencyIndex]?.value ?? currency, isUnitFirst: currencyIndex === 0 };
}

/** Shows codes outside ISO 4217 unchanged. */
function moneyParts(amount: number, currency: string, language: string): Intl.NumberFormatPart[] {
  const isKnownCode = isCode(currency);
  return moneyFormat(isKnownCode ? currency : 'XXX', language)
    .formatToParts(amount)
    .map(({ type, value }) => ({
      type,
      value: type === 'currency' && !isKnownCode ? currency : replaceNarrowSpaces(value),
    }));
}

const isCode = (currency: string) => /^[A-Za-z]{3}$/.test(currency);

const moneyFormat = (currency: string, language: string) =>
  getNumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 });

interface AmountFields {
  readonly loanSize: number | null;
  readonly factoring_limit?: number | null | undefined;
}

/** D-48. Factoring has a limit instead of a loan size. */
export function requestedAmountOf({ loanSize, factoring_limit: limit }: AmountFields): number | null {
  return loanSize ?? limit ?? null;
}
