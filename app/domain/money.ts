import { type Checked, invalid, valid } from './checked';
import { readNumber } from './decimal';
import { numberFormat, plainSpaces } from './locale';
import { withoutInvisible } from './text';

/** The longest text that is read as an amount; longer ones are no amount of money anybody types. */
const LONGEST_AMOUNT = 40;

/** Digits a whole amount may have and still be exact in a double. */
const MOST_DIGITS = 15;

/** A currency beside an amount, before it (after a minus, perhaps) or behind it; one in the middle of digits is a mistake. */
const CURRENCY_BEFORE = /^([-+]?) ?(?:€|CHF|EUR|Fr\.|PLN|zł) ?/iu;
const CURRENCY_BEHIND = / ?(?:€|CHF|EUR|Euro|Fr\.|PLN|zł)$/iu;

/** A dash in place of the cents: "250.–". */
const NO_CENTS = /[.,]-$/;

/** Of an amount, in digits. */
const CENTS = 2;

/**
 * Reads an amount as people of any of the portal's languages type it, or paste it from a spreadsheet, by the one rule of `readNumber`:
 * `1.234.567,89`, `1 234 567.89`, `1'234'567.89`, `1,234,567.89`, `250.000 €`, `250'000.–`.
 *
 * Gives whole cents of the currency, exact; below zero when a minus was typed. Messages: `amountInvalid`, `amountDecimals` for more than two.
 *
 * @param language of the page, `de`
 */
export function parseCents(typed: string, language: string): Checked<bigint> {
  if (typed.length > LONGEST_AMOUNT) return invalid('amountInvalid');
  const text = tidy(typed).replace(NO_CENTS, '');
  const read = readNumber(text, { decimals: CENTS, language });
  if (!read || read.whole.length > MOST_DIGITS) return invalid('amountInvalid');
  if (read.fraction.length > CENTS) return invalid('amountDecimals');
  const cents = BigInt(read.whole + read.fraction.padEnd(CENTS, '0'));
  return valid(read.sign === '-' ? -cents : cents);
}

/** Reads an amount in whole units of the currency, as `parseCents`. Messages: `amountInvalid`, `amountWhole` when decimals were typed. */
export function parseMoney(typed: string, language: string): Checked<number> {
  const cents = parseCents(typed, language);
  if (!cents.ok) return cents.error === 'amountDecimals' ? invalid('amountWhole') : cents;
  return cents.value % 100n === 0n ? valid(Number(cents.value / 100n)) : invalid('amountWhole');
}

function tidy(typed: string): string {
  return withoutInvisible(typed)
    .normalize('NFKC')
    .replace(/[’‘`´]/gu, "'")
    .replace(/[–—−]/gu, '-')
    .replace(/\s/gu, ' ')
    .trim()
    .replace(CURRENCY_BEFORE, '$1')
    .replace(CURRENCY_BEHIND, '')
    .trim();
}

/** The digits of an amount alone, `250.000`, for a field whose currency stands beside it. */
export function formatAmount(amount: number, language: string): string {
  return plainSpaces(numberFormat(language, { maximumFractionDigits: 0 }).format(amount));
}

/** An amount as text, `250.000 €`, as the language writes it; without fractions, rounded half up (SHELL-27). */
export function formatMoney(amount: number, currency: string, language: string): string {
  // Written whole in a third of the time of its parts: a slider has more than a hundred amounts.
  if (isCode(currency)) return plainSpaces(moneyFormat(currency, language).format(amount));
  return moneyParts(amount, currency, language)
    .map((part) => part.value)
    .join('');
}

/** Digits that are written already, `1.234,50`, with the currency where the language puts it: `1.234,50 €`. */
export function withCurrency(digits: string, currency: string, language: string): string {
  return moneyParts(0, currency, language)
    .map(({ type, value }) => (type === 'integer' ? digits : value))
    .join('');
}

/** `€`, `CHF`, `zł`, to stand beside a field, on the side where the language writes it: "€100,000", "100.000 €". */
export function currencyUnit(currency: string, language: string): { unit: string; unitFirst: boolean } {
  const parts = moneyParts(0, currency, language);
  const at = parts.findIndex(({ type }) => type === 'currency');
  return { unit: parts[at]?.value ?? currency, unitFirst: at === 0 };
}

/** The server may name a currency of its own: one that is no ISO 4217 code is written as it is, and fails no page. */
function moneyParts(amount: number, currency: string, language: string): Intl.NumberFormatPart[] {
  const known = isCode(currency);
  return moneyFormat(known ? currency : 'XXX', language)
    .formatToParts(amount)
    .map(({ type, value }) => ({
      type,
      value: type === 'currency' && !known ? currency : plainSpaces(value),
    }));
}

const isCode = (currency: string) => /^[A-Za-z]{3}$/.test(currency);

const moneyFormat = (currency: string, language: string) =>
  numberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 });
