import { CURRENCIES, type Currency } from 'contracts/api/enumerations';

/** SHELL-27 */
export const FALLBACK_CURRENCY: Currency = 'EUR';

export function isCurrency(code: string): code is Currency {
  return CURRENCIES.some((known) => known === code);
}
