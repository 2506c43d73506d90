import type { NewApplication } from 'contracts/api/applications';
import { maxMonthlyPaymentOf } from 'fixtures/payment-capacity';
import { findMagicValue } from '../reference-data/magic-values';
import { priceLoan } from './pricing';

/** D-31. Rejects unaffordable payments, a factoring limit above the yearly sales, and magic names (D-32). */
export function firstStatusOf(application: NewApplication): 'Open' | 'Rejected' {
  const magic = findMagicValue('createApplication', application.companyName);
  return magic?.kind !== 'reject' && isAffordable(application) ? 'Open' : 'Rejected';
}

function isAffordable(application: NewApplication): boolean {
  const { allBanksLoanPurpose: loanType, loanSize = 0, loanDuration = 0 } = application;
  if (loanType === 'factoring') {
    return (application.factoring_limit ?? 0) <= (application.annual_sales_previous_year ?? 0);
  }
  const pricing = priceLoan({ loanType, amount: loanSize, months: loanDuration });
  return pricing !== null && pricing.monthly_payment <= maxMonthlyPaymentOf(application.companyName);
}
