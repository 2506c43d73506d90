import { address } from '../settings';
import type { Backend, Control } from './backend';
import { LendingApi } from './lending-api';

/** A real deployment: every scenario works with accounts and applications it made itself. */
export function deployment(): Backend {
  const api = new LendingApi(address('API_BASE_URL'));
  return {
    browserHeaders: {},
    people: new Map(),
    newCustomer: () => api.newCustomer(),
    apply: (customer, wish) => api.apply(customer, wish),
    applicationsOf: (customer) => api.applicationsOf(customer),
    signatoryOf: (customer, applicationId) => api.signatoryOf(customer, applicationId),
    change: (customer, path, body) => api.change(customer, path, body),
    get control(): Control {
      throw new Error('A real deployment cannot be told what to do: the scenario needs the tag @simulator');
    },
  };
}
