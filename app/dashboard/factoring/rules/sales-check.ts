import { toCents } from '~/domain/cents';
import { parseCents } from '~/domain/money';

/** In units of the application's currency. */
export interface FactoringFacts {
  annual_sales_previous_year?: number | null | undefined;
  annual_sales_previous_year_abroad?: number | null | undefined;
  has_international_customers?: boolean | null | undefined;
}

export function hasInternationalSales({
  has_international_customers: international,
}: FactoringFacts): boolean {
  return international === true;
}

export function readStatedSales(facts: FactoringFacts): bigint | null {
  const { annual_sales_previous_year: inCountry, annual_sales_previous_year_abroad: salesAbroad } = facts;
  if (inCountry === null || inCountry === undefined) return null;
  return toCents(inCountry) + (hasInternationalSales(facts) ? toCents(salesAbroad ?? 0) : 0n);
}

export interface SalesCheck {
  verdict: 'equal' | 'more' | 'less';
  sum: bigint;
  difference: bigint;
}

/** D-70. Null while a value is missing or invalid. */
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
