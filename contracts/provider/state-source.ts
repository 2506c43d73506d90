import { SCENARIOS } from 'fixtures/worlds';
import type { ProviderState } from '../consumer/provider-state';
import type { Interaction } from './pact-matching';
import { setUpState } from './provider-states';

type SetUpExchangeState = (
  state: string,
  parameters: Record<string, unknown>,
) => Promise<Record<string, string>>;

const TIMEOUT_MS = 30_000;

export function listStateNames(interactions: readonly Interaction[]): string[] {
  return [
    ...new Set(interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name))),
  ];
}

/** @param stateHandlerUrl without it, the API must be a simulator */
export function createStateSource(origin: string, stateHandlerUrl: string | undefined): SetUpExchangeState {
  if (stateHandlerUrl) return (state, params) => requestStateFromHandler(stateHandlerUrl, state, params);
  return async (scenario, parameters) => {
    if (!SCENARIOS.some(({ id }) => id === scenario)) throw new Error(`unknown scenario: ${scenario}`);
    // Safe cast: the consumer tests wrote the parameters.
    const state = { ...(parameters as Omit<ProviderState, 'scenario'>), scenario };
    return { ...(await setUpState(origin, state)) };
  };
}

async function requestStateFromHandler(
  url: string,
  state: string,
  params: object,
): Promise<Record<string, string>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state, params, action: 'setup' }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: Error) => {
    throw new Error(`the state handler at ${url} does not answer: ${error.message}`);
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`the state handler answered ${response.status}: ${text.slice(0, 300)}`);
  try {
    return JSON.parse(text || '{}');
  } catch {
    throw new Error(`the state handler did not answer with JSON: ${text.slice(0, 80)}`);
  }
}
