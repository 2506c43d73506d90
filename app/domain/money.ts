import { type Checked, invalid, valid } from './checked';
import { numberFormat, plainSpaces } from './locale';
import { withoutInvisible } from './text';

/** The longest text that is read as an amount; longer ones are no amount of money anybody types. */
const LONGEST_AMOUNT = 40;

/** Digits a whole amount may have and still be exact in a double. */
const MOST_DIGITS = 15;

/** A currency beside an amount, before it (after a minus, perhaps) or behind it; one in the middle of digits is a mistake. */
const CURRENCY_BEFORE = /^([-+]?) ?(?:€|CHF|EUR|Fr\.|PLN|zł) ?/iu;
const CURRENCY_BEHIND = / ?(?:€|CHF|EUR|Euro|Fr\.|PLN|zł)$/iu;

/** Digits in threes with one kind of separator, or no separator at all; then decimals after another kind, or a dash ("250.–"). */
const WHOLE = /^(?:[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*|\d+)/;
const DECIMALS = /^[.,](?:-|\d{1,2})$/;

/**
 * Reads an amount as people of any of the portal's languages type it, or paste it from a spreadsheet: `1.234.567,89`, `1 234 567.89`,
 * `1'234'567.89`, `1,234,567.89`, `250.000 €`, `250'000.–`. Money has two decimals at most, so a separator before exactly three digits
 * groups and any other one is decimal: `250.000` and `250,000` are the same amount in every language.
 *
 * Gives whole cents of the currency, exact; below zero when a minus was typed. Message: `amountInvalid`.
 */
export function parseCents(typed: string): Checked<bigint> {
  if (typed.length > LONGEST_AMOUNT) return invalid('amountInvalid');
  const text = tidy(typed);
  const sign = text.startsWith('-') ? -1n : 1n;
  const amount = text.replace(/^[-+] ?/, '');
  const [whole, separator] = WHOLE.exec(amount) ?? [];
  if (whole === undefined) return invalid('amountInvalid');
  const rest = amount.slice(whole.length);
  const digits = whole.replace(/\D/g, '');
  const decimal = rest === '' || (DECIMALS.test(rest) && (rest[0] !== separator || rest.endsWith('-')));
  if (!decimal || digits.length > MOST_DIGITS) return invalid('amountInvalid');
  return valid(sign * BigInt(digits + rest.replace(/\D/g, '').padEnd(2, '0')));
}

/** Reads an amount in whole units of the currency, as `parseCents`. Messages: `amountInvalid`, `amountWhole` when cents were typed. */
export function parseMoney(typed: string): Checked<number> {
  const cents = parseCents(typed);
  if (!cents.ok) return cents;
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

/** `€`, `CHF`, `zł`, to stand beside a field, as the language writes it. */
export function currencySign(currency: string, language: string): string {
  return moneyParts(0, currency, language).find((part) => part.type === 'currency')?.value ?? currency;
}

/** The server may name a currency of its own: one that is no ISO 4217 code is written as it is, and fails no page. */
function moneyParts(amount: number, currency: string, language: string): Intl.NumberFormatPart[] {
  const isCode = /^[A-Za-z]{3}$/.test(currency);
  const format = numberFormat(language, {
    style: 'currency',
    currency: isCode ? currency : 'XXX',
    maximumFractionDigits: 0,
  });
  return format.formatToParts(amount).map(({ type, value }) => ({
    type,
    value: type === 'currency' && !isCode ? currency : plainSpaces(value),
  }));
}
