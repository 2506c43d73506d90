import { SCENARIOS } from 'fixtures/worlds';
import type { Given } from '../consumer/given';
import type { Interaction } from './pact-matching';
import { arrange } from './provider-states';

/** Brings a provider state about, and gives its values. @throws Error saying why it cannot. */
type Arrange = (state: string, parameters: Record<string, unknown>) => Promise<Record<string, string>>;

const PATIENCE_MS = 30_000;

/** The states of a pact, by name. */
export function stateNames(interactions: readonly Interaction[]): string[] {
  return [
    ...new Set(interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name))),
  ];
}

/**
 * Where states come from.
 *
 * @param stateHandlerUrl the API's own handler; without it the API is taken for a simulator, and a state for a scenario of the fixtures
 */
export function statesOf(origin: string, stateHandlerUrl: string | undefined): Arrange {
  if (stateHandlerUrl) return (state, params) => fromHandler(stateHandlerUrl, state, params);
  return async (scenario, parameters) => {
    if (!SCENARIOS.some(({ id }) => id === scenario)) throw new Error(`no scenario is called ${scenario}`);
    // The parameters were written by the consumer's tests from a Given.
    const given = { ...(parameters as Omit<Given, 'scenario'>), scenario };
    return { ...(await arrange(origin, given)) };
  };
}

async function fromHandler(url: string, state: string, params: object): Promise<Record<string, string>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state, params, action: 'setup' }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: Error) => {
    throw new Error(`the state handler at ${url} does not answer: ${error.message}`);
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`the state handler answered ${answer.status}: ${text.slice(0, 300)}`);
  try {
    return JSON.parse(text || '{}');
  } catch {
    throw new Error(`the state handler answered no JSON: ${text.slice(0, 80)}`);
  }
}
