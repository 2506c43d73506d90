import { CURRENCIES, type Currency } from 'contracts/api/enumerations';

/** Where configuration names no currency, or none the portal knows (SHELL-27). */
export const FALLBACK_CURRENCY: Currency = 'EUR';

export function isCurrency(code: string): code is Currency {
  return CURRENCIES.some((known) => known === code);
}
