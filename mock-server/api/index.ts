import { accountAccess } from './account';
import { accountByMail } from './account-by-mail';
import { applicationChanges } from './application-changes';
import { applicationProgress } from './application-progress';
import { applications } from './applications';
import { appointments } from './appointments';
import { companies } from './companies';
import { companySearch } from './company-search';
import { configuration } from './configuration';
import { debtors } from './debtors';
import { documents } from './documents';
import { dynamicForms } from './dynamic-forms';
import type { Simulator } from './exchange';
import { factoring } from './factoring';
import { financeObjects } from './finance-objects';
import type { Endpoint } from './implement';
import { profile } from './profile';
import { signatories } from './signatories';
import { signing } from './signatories-signing';

export function endpoints(simulator: Simulator): Endpoint[] {
  const implementations = [
    accountAccess,
    accountByMail,
    profile,
    configuration,
    companySearch,
    dynamicForms,
    applications,
    documents,
    applicationProgress,
    applicationChanges,
    financeObjects,
    factoring,
    debtors,
    companies,
    appointments,
    signatories,
    signing,
  ];
  return implementations.flat().map((implementation) => implementation(simulator));
}
