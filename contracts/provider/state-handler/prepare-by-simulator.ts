import { setUpState } from '../provider-states';
import type { PrepareState } from './states';

/** @param scenario id of a scenario of the fixtures */
export function prepareBySimulator(scenario: string): PrepareState {
  return async (api, parameters) => ({ ...(await setUpState(api, { ...parameters, scenario })) });
}
