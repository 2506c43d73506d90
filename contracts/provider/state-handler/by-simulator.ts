import { arrange } from '../provider-states';
import type { Prepare } from './states';

/** Prepares a state by the control calls of a simulator. @param scenario the fixtures' name of what the API holds */
export function bySimulator(scenario: string): Prepare {
  return async (api, parameters) => ({ ...(await arrange(api, { ...parameters, scenario })) });
}
