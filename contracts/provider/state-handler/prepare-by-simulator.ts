import { setUpState } from '../provider-states';
import type { PrepareState } from './states';

export function prepareBySimulator(scenario: string): PrepareState {
  return async (api, parameters) => ({ ...(await setUpState(api, { ...parameters, scenario })) });
}
