import { access } from './account';
import { accountByMail } from './account-by-mail';
import { applications } from './applications';
import { companySearch } from './company-search';
import { configuration } from './configuration';
import type { Endpoint, Simulator } from './implement';
import { profile } from './profile';

/** Every call of the contract with the one msw handler that answers it. */
export function endpoints(simulator: Simulator): Endpoint[] {
  return [...access, ...accountByMail, ...profile, ...configuration, ...companySearch, ...applications].map(
    (implementation) => implementation(simulator),
  );
}
