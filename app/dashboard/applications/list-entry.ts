import type { ApplicationSummary } from '~/api/applications.server';
import type { TypeName } from '~/configured-form/type-names.server';
import { displayStatusOf, unknownStatusOf } from '~/dashboard/rules/display-status';
import { requestedAmount } from '~/domain/money';

export function listEntry(application: ApplicationSummary, typeName: TypeName) {
  return {
    id: application.applicationId,
    number: application.shortApplicationId,
    status: displayStatusOf(application.status),
    unknownStatus: unknownStatusOf(application.status),
    amount: requestedAmount(application),
    currency: application.currency,
    created: application.created,
    loanType: typeName(application.allBanksLoanPurpose) ?? application.allBanksLoanPurpose,
  };
}

export type ListEntry = ReturnType<typeof listEntry>;
