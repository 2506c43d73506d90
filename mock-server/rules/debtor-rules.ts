import type { CoverStatus, Currency } from 'contracts/api/enumerations';
import type { Debtor } from 'contracts/api/factoring';
import { DateTime } from 'luxon';
import { findAmountViolations, ONE_CENT } from './field-rules';
import type { Violation } from './violation';

const DAYS_TO_DECIDE = 2;

export function findDebtorViolations({
  annual_sales_previous_year: sales,
}: {
  annual_sales_previous_year: number;
}): Violation<'annual_sales_previous_year'>[] {
  return findAmountViolations('annual_sales_previous_year', sales, ONE_CENT);
}

const EUROS_PER_UNIT: Record<Currency, number> = { EUR: 1, CHF: 1.05, PLN: 0.23 };

export function sortLargestFirst<Row extends { annualSales: number; currency: string }>(
  debtors: readonly Row[],
): Row[] {
  return debtors.toSorted((left, right) => salesInEuros(right) - salesInEuros(left));
}

function salesInEuros({ annualSales, currency }: { annualSales: number; currency: string }): number {
  return annualSales * (new Map<string, number>(Object.entries(EUROS_PER_UNIT)).get(currency) ?? 1);
}

export interface RequestedCover {
  askedAt: string;
  amount: number;
  currency: string;
  decided: CoverStatus | null;
}

export function calculateCover(annualSales: number): number {
  return Math.ceil(annualSales / 10);
}

/** Cover is pending for two virtual days unless the back office decides earlier. Null before a request (D-33). */
export function coverStateAt(
  cover: RequestedCover | null,
  company: { company_name: string },
  now: Date,
): Debtor['insurance_cover'] {
  if (cover === null) return null;
  const decidedAt = DateTime.fromISO(cover.askedAt, { zone: 'utc' }).plus({ days: DAYS_TO_DECIDE });
  const isDue = now.getTime() >= decidedAt.toMillis();
  const status = cover.decided ?? (isDue ? decideCover(company.company_name) : 'Pending');
  const amount = grantedAmount(status, cover.amount);
  return {
    cover_status: status,
    cover_amount: amount,
    cover_currency: amount === null ? null : cover.currency,
    provider_data: { asked_at: cover.askedAt, asked_amount: cover.amount },
  };
}

/** Five of eight companies get full cover. The others show the remaining decisions. */
const DECISIONS: readonly CoverStatus[] = [
  'Cover',
  'Cover',
  'Partial',
  'Cover',
  'NoCover',
  'Cover',
  'CheckPolicy',
  'Cover',
];

function decideCover(companyName: string): CoverStatus {
  const sum = [...companyName].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return DECISIONS[sum % DECISIONS.length] ?? 'Cover';
}

function grantedAmount(status: CoverStatus, requestedAmount: number): number | null {
  if (status === 'Cover') return requestedAmount;
  return status === 'Partial' ? Math.floor(requestedAmount / 2) : null;
}

/** FACT-07. Null if cover can be requested. */
export function findCoverRefusal(
  debtor: { cover: unknown; provider: Debtor['external_provider_company'] },
  coverProvider: string,
): 'err_insurance_cover_exists' | 'err_update_not_allowed' | null {
  if (debtor.cover !== null) return 'err_insurance_cover_exists';
  const isInsurable =
    debtor.provider?.external_provider_name === coverProvider &&
    Boolean(debtor.provider.external_provider_company_id);
  return isInsurable ? null : 'err_update_not_allowed';
}
