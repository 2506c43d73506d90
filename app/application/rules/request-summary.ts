import type { LoanType, Purpose } from 'contracts/api/enumerations';
import { parseDuration, toYearsAndMonths, type YearsAndMonths } from '~/domain/duration';
import type { FormValues } from '~/domain/form-values';
import type { ValidationResult } from '~/domain/message';
import { parseMoney } from '~/domain/money';
import type { WizardConfig } from '~/domain/wizard-config';
import {
  amountBoundsOf,
  durationBoundsOf,
  findChosenCurrency,
  findChosenLoanType,
  findChosenPurpose,
  type LoanInfoName,
} from './loan-info';

export type RequestSummary =
  | {
      readonly kind: 'loan';
      readonly loanType: LoanType;
      readonly currency: string;
      readonly amount: number | null;
      readonly duration: number | null;
      readonly years: YearsAndMonths | null;
      readonly purpose: Purpose | null;
    }
  | {
      readonly kind: 'factoring';
      readonly currency: string;
      readonly amount: number | null;
      readonly annualSales: number | null;
      readonly internationalCustomers: boolean | null;
    };

/** CLA-03, CLA-04. Unreadable values are null. */
export function createRequestSummary(
  typed: FormValues,
  config: WizardConfig,
  language: string,
): RequestSummary {
  const loanType = findChosenLoanType(typed, config);
  if (loanType === 'factoring') {
    return {
      kind: 'factoring',
      currency: findChosenCurrency(typed, config),
      amount: positiveValueOf(parseMoney(typed.factoring_limit ?? '', language)),
      annualSales: positiveValueOf(parseMoney(typed.annual_sales_previous_year ?? '', language)),
      internationalCustomers: typed.has_international_customers
        ? typed.has_international_customers === 'yes'
        : null,
    };
  }
  const amount =
    typed.loanSize === undefined
      ? amountBoundsOf(loanType).default
      : positiveValueOf(parseMoney(typed.loanSize, language));
  const duration =
    typed.loanDuration === undefined
      ? durationBoundsOf(loanType).default
      : positiveValueOf(parseDuration(typed.loanDuration));
  return {
    kind: 'loan',
    loanType,
    currency: config.currency,
    amount,
    duration,
    years: duration === null ? null : toYearsAndMonths(duration),
    purpose: findChosenPurpose(typed, config),
  };
}

export function findFirstUnansweredField(summary: RequestSummary, typed: FormValues): LoanInfoName | null {
  const answers: [LoanInfoName, unknown][] =
    summary.kind === 'factoring'
      ? [
          ['factoring_limit', summary.amount],
          ['annual_sales_previous_year', summary.annualSales],
          ['has_international_customers', summary.internationalCustomers],
        ]
      : [
          ['loanSize', summary.amount],
          ['loanDuration', summary.duration],
          ['purposeSelect', summary.purpose],
          ['purposeDescription', summary.purpose !== 'other' || typed.purposeDescription?.trim() || null],
        ];
  return answers.find(([, answer]) => answer === null)?.[0] ?? null;
}

function positiveValueOf(result: ValidationResult<number>): number | null {
  return result.ok && result.value > 0 ? result.value : null;
}
