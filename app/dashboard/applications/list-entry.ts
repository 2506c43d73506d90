import type { ApplicationSummary } from '~/api/applications.server';
import { type DisplayStatus, displayStatusOf } from '~/dashboard/rules/display-status';
import { requestedAmount } from '~/domain/requested-amount';

/** One application as the list shows it; nothing else travels to the browser. */
export interface ListEntry {
  id: string;
  number: string;
  status: DisplayStatus;
  /** Whole units of the currency; null when the application carries none. */
  amount: number | null;
  currency: string;
  /** A UTC instant. */
  created: string;
  /** As the server names it, known or not. */
  loanType: string;
}

export function listEntry(application: ApplicationSummary): ListEntry {
  return {
    id: application.applicationId,
    number: application.shortApplicationId,
    status: displayStatusOf(application.status),
    amount: requestedAmount(application),
    currency: application.currency,
    created: application.created,
    loanType: application.allBanksLoanPurpose,
  };
}
