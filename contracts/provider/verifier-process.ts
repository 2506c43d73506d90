import { Verifier } from '@pact-foundation/pact';
import { SCENARIOS } from 'fixtures/worlds';
import type { Given } from '../consumer/given';
import { PROVIDER } from '../pact-file';
import { arrange } from './provider-states';
import type { Verdict, Verification } from './verification';

/** Runs Pact's verifier once, for the process that sent the order, and ends. */
process.once('message', async (order: Verification) => {
  const verdict = await run(order);
  process.send?.(verdict, () => process.exit(0));
});

async function run({ pact, providerBaseUrl, stateHandlerUrl }: Verification): Promise<Verdict> {
  try {
    await new Verifier({
      provider: PROVIDER,
      providerBaseUrl,
      pactUrls: [pact],
      logLevel: 'error',
      ...(stateHandlerUrl
        ? { providerStatesSetupUrl: stateHandlerUrl }
        : { stateHandlers: simulatorStates(providerBaseUrl) }),
    }).verifyProvider();
    return { kept: true };
  } catch (error) {
    return { kept: false, report: error instanceof Error ? error.message : String(error) };
  }
}

/** A state is a scenario of the fixtures; its parameters say what is true beside it. */
function simulatorStates(origin: string) {
  return Object.fromEntries(
    SCENARIOS.map(({ id: scenario }) => [
      scenario,
      async (parameters?: unknown) => {
        // The parameters were written by the consumer's tests from a Given.
        const given = { ...(parameters as Omit<Given, 'scenario'>), scenario };
        return { ...(await arrange(origin, given)) };
      },
    ]),
  );
}
