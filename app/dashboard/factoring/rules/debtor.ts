import { COVER_STATUSES, type CoverStatus, type Currency } from 'contracts/api/enumerations';
import { z } from 'zod';
import { centsOf, wireAmount } from '~/domain/cents';
import { choice, required } from '~/domain/form-schema';
import { amountRule } from '~/domain/number-rules';
import type { Typed } from '~/domain/typed';
import { FALLBACK_CURRENCY, isCurrency } from '~/domain/wizard-config';

/** D-69. The portal suggests five debtors; one is required. */
export const DEBTORS_ASKED = 5;

export function coverStatusOf(cover: { cover_status: string } | null): CoverStatus | 'unknown' | null {
  if (cover === null) return null;
  return COVER_STATUSES.find((known) => known === cover.cover_status) ?? 'unknown';
}

interface Insurable {
  insurance_cover: unknown;
  external_provider_company: {
    external_provider_company_id: string | null;
    external_provider_name: string;
  } | null;
}

/** FACT-07 */
export function mayRequestCover(debtor: Insurable, coverProvider: string): boolean {
  const company = debtor.external_provider_company;
  return (
    debtor.insurance_cover === null &&
    company?.external_provider_name === coverProvider &&
    Boolean(company.external_provider_company_id?.trim())
  );
}

export function salesCurrencies(supported: readonly string[], own: string): Currency[] {
  const known = [own, ...supported].filter(isCurrency);
  return known.length > 0 ? [...new Set(known)] : [FALLBACK_CURRENCY];
}

/** FACT-05 */
export function salesSchema(currencies: readonly Currency[], language: string, typed: Typed) {
  const currency =
    currencies.find((offered) => offered === typed.currency) ?? currencies[0] ?? FALLBACK_CURRENCY;
  return z.object({
    annual_sales_previous_year: required(amountRule({ currency, language })).transform(wireAmount),
    currency: choice(currencies),
  });
}

export interface StoredSales {
  readonly annual_sales_previous_year: number;
  readonly currency: string;
}

export interface Sales {
  readonly currency: string;
  readonly cents: bigint;
}

export function salesOfDebtors(debtors: readonly StoredSales[]): Sales[] {
  return sumByCurrency(
    debtors.map(({ annual_sales_previous_year, currency }) => ({
      cents: centsOf(annual_sales_previous_year),
      currency,
    })),
  );
}

export function sumByCurrency(sales: readonly Sales[]): Sales[] {
  const sums = new Map<string, bigint>();
  for (const { cents, currency } of sales) sums.set(currency, (sums.get(currency) ?? 0n) + cents);
  return [...sums].map(([currency, cents]) => ({ currency, cents }));
}
