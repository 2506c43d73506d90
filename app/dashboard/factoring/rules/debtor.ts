import { COVER_STATUSES, type CoverStatus, type Currency } from 'contracts/api/enumerations';
import { z } from 'zod';
import { toApiAmount, toCents } from '~/domain/cents';
import { choiceSchema, requiredTextSchema } from '~/domain/form-schema';
import type { FormValues } from '~/domain/form-values';
import { createAmountRule } from '~/domain/number-rules';
import { FALLBACK_CURRENCY, isCurrency } from '~/domain/wizard-config';

/** D-69. The portal suggests five debtors; one is required. */
export const REQUESTED_DEBTOR_COUNT = 5;

export function coverStatusOf(cover: { cover_status: string } | null): CoverStatus | 'unknown' | null {
  if (cover === null) return null;
  return COVER_STATUSES.find((knownStatus) => knownStatus === cover.cover_status) ?? 'unknown';
}

interface InsurableDebtor {
  insurance_cover: unknown;
  external_provider_company: {
    external_provider_company_id: string | null;
    external_provider_name: string;
  } | null;
}

export function canRequestCover(debtor: InsurableDebtor, coverProvider: string): boolean {
  const company = debtor.external_provider_company;
  return (
    debtor.insurance_cover === null &&
    company?.external_provider_name === coverProvider &&
    Boolean(company.external_provider_company_id?.trim())
  );
}

export function listSalesCurrencies(supported: readonly string[], ownCurrency: string): Currency[] {
  const currencies = [ownCurrency, ...supported].filter(isCurrency);
  return currencies.length > 0 ? [...new Set(currencies)] : [FALLBACK_CURRENCY];
}

export function createSalesSchema(currencies: readonly Currency[], language: string, typed: FormValues) {
  const currency =
    currencies.find((offered) => offered === typed.currency) ?? currencies[0] ?? FALLBACK_CURRENCY;
  return z.object({
    annual_sales_previous_year: requiredTextSchema(createAmountRule({ currency, language })).transform(
      toApiAmount,
    ),
    currency: choiceSchema(currencies),
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

export function sumDebtorSales(debtors: readonly StoredSales[]): Sales[] {
  return sumByCurrency(
    debtors.map(({ annual_sales_previous_year, currency }) => ({
      cents: toCents(annual_sales_previous_year),
      currency,
    })),
  );
}

/** One entry per currency. */
export function sumStoredSales(debtors: readonly StoredSales[]): StoredSales[] {
  return sumDebtorSales(debtors).map(({ cents, currency }) => ({
    annual_sales_previous_year: toApiAmount(cents),
    currency,
  }));
}

export function sumByCurrency(sales: readonly Sales[]): Sales[] {
  const sums = new Map<string, bigint>();
  for (const { cents, currency } of sales) sums.set(currency, (sums.get(currency) ?? 0n) + cents);
  return [...sums].map(([currency, cents]) => ({ currency, cents }));
}
