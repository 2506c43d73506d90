import { access } from './account';
import { accountByMail } from './account-by-mail';
import { applications } from './applications';
import { appointments } from './appointments';
import { companies } from './companies';
import { companySearch } from './company-search';
import { configuration } from './configuration';
import { debtors } from './debtors';
import { factoring } from './factoring';
import { financeObjects } from './finance-objects';
import type { Endpoint, Simulator } from './implement';
import { profile } from './profile';

/** Every call of the contract with the one msw handler that answers it. */
export function endpoints(simulator: Simulator): Endpoint[] {
  const implementations = [
    access,
    accountByMail,
    profile,
    configuration,
    companySearch,
    applications,
    financeObjects,
    factoring,
    debtors,
    companies,
    appointments,
  ];
  return implementations.flat().map((implementation) => implementation(simulator));
}
