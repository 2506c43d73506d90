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
    control: partialControl({}),
  };
}

/** Those controls that there are; the others fail by name, as the plan leaves out the scenarios that need them. */
function partialControl(parts: Partial<Control>): Control {
  return new Proxy(parts, {
    get(controls, name, receiver) {
      if (!(name in controls)) throw new Error(`this deployment has no ${String(name)}`);
      return Reflect.get(controls, name, receiver) as unknown;
    },
    // Whoever takes a control that is not there gets an error in its place.
  }) as Control;
}
