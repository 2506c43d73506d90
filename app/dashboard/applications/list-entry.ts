import type { ApplicationSummary } from '~/api/applications.server';
import type { TypeName } from '~/configured-form/type-names.server';
import { displayStatusOf } from '~/dashboard/rules/display-status';
import { requestedAmount } from '~/domain/requested-amount';

/** One application as the list shows it; nothing else travels to the browser. */
export function listEntry(application: ApplicationSummary, typeName: TypeName) {
  return {
    id: application.applicationId,
    number: application.shortApplicationId,
    status: displayStatusOf(application.status),
    /** Whole units of the currency; null when the application carries none. */
    amount: requestedAmount(application),
    currency: application.currency,
    /** A UTC instant. */
    created: application.created,
    /** In the reader's words; null for one that nobody has words for. */
    loanType: typeName(application.allBanksLoanPurpose),
  };
}

export type ListEntry = ReturnType<typeof listEntry>;
