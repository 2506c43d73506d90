import { accountEndpoints } from './account';
import { accountMailEndpoints } from './account-by-mail';
import { applicationChangeEndpoints } from './application-changes';
import { applicationProgressEndpoints } from './application-progress';
import { applicationEndpoints } from './applications';
import { appointmentEndpoints } from './appointments';
import { companyEndpoints } from './companies';
import { companySearchEndpoints } from './company-search';
import { configurationEndpoints } from './configuration';
import { debtorEndpoints } from './debtors';
import { documentEndpoints } from './documents';
import { dynamicFormEndpoints } from './dynamic-forms';
import type { Simulator } from './exchange';
import { factoringEndpoints } from './factoring';
import { financeObjectEndpoints } from './finance-objects';
import type { Endpoint } from './implement';
import { profileEndpoints } from './profile';
import { signatoryEndpoints } from './signatories';
import { signingEndpoints } from './signatories-signing';

export function endpoints(simulator: Simulator): Endpoint[] {
  const implementations = [
    accountEndpoints,
    accountMailEndpoints,
    profileEndpoints,
    configurationEndpoints,
    companySearchEndpoints,
    dynamicFormEndpoints,
    applicationEndpoints,
    documentEndpoints,
    applicationProgressEndpoints,
    applicationChangeEndpoints,
    financeObjectEndpoints,
    factoringEndpoints,
    debtorEndpoints,
    companyEndpoints,
    appointmentEndpoints,
    signatoryEndpoints,
    signingEndpoints,
  ];
  return implementations.flat().map((implementation) => implementation(simulator));
}
