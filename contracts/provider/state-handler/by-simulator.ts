import { setUpState } from '../provider-states';
import type { Prepare } from './states';

/** @param scenario id of a scenario of the fixtures */
export function bySimulator(scenario: string): Prepare {
  return async (api, parameters) => ({ ...(await setUpState(api, { ...parameters, scenario })) });
}
