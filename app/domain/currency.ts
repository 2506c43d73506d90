/** Currencies the portal knows (specification 3, section 3). */
const CURRENCIES = ['EUR', 'CHF', 'PLN'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Where configuration names no currency, or none the portal knows (SHELL-27). */
export const FALLBACK_CURRENCY: Currency = 'EUR';

export function isCurrency(code: string): code is Currency {
  return CURRENCIES.some((known) => known === code);
}
