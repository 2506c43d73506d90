import { centsOf } from '~/domain/cents';
import { parseCents } from '~/domain/money';

/** What an application says of its factoring, besides its sections and debtors. Amounts in units of its currency. */
export interface FactoringFacts {
  annual_sales_previous_year?: number | null | undefined;
  annual_sales_previous_year_abroad?: number | null | undefined;
  has_international_customers?: boolean | null | undefined;
}

/** Whether the details come in variants, in the country and abroad (FACT-02). */
export function isInternational({ has_international_customers: international }: FactoringFacts): boolean {
  return international === true;
}

/** What last year's sales add up to, in cents (D-70), with those abroad where there are customers there; null when the application says none. */
export function statedSales(facts: FactoringFacts): bigint | null {
  const { annual_sales_previous_year: inCountry, annual_sales_previous_year_abroad: abroad } = facts;
  if (inCountry === null || inCountry === undefined) return null;
  return centsOf(inCountry) + (isInternational(facts) ? centsOf(abroad ?? 0) : 0n);
}

/** How typed sales compare with the application's: `more` or `less` by `difference`, or `equal`. Amounts in cents. */
export interface SalesCheck {
  verdict: 'equal' | 'more' | 'less';
  sum: bigint;
  difference: bigint;
}

/** Compares last year's typed sales with what they have to add up to (FACT-02, D-70). Null while one of them is missing or no amount. */
export function checkSales(
  typed: readonly (string | undefined)[],
  total: bigint,
  language: string,
): SalesCheck | null {
  let sum = 0n;
  for (const text of typed) {
    const amount = parseCents(text ?? '', language);
    if (!amount.ok) return null;
    sum += amount.value;
  }
  if (sum === total) return { verdict: 'equal', sum, difference: 0n };
  return sum > total
    ? { verdict: 'more', sum, difference: sum - total }
    : { verdict: 'less', sum, difference: total - sum };
}
