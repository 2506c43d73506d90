import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Verifier } from '@pact-foundation/pact';
import { PROVIDER } from '../pact/pact-file';
import { contractDrifts } from './contract-drifts';
import type { Interaction } from './pact-matching';
import { type RecordedAnswer, startRecordingProxy } from './recording-proxy';
import { stateNames, statesOf } from './state-source';
import type { UnpreparedState, Verdict, Verification } from './verification';

/** Also ends when the parent process is gone. */
process.once('message', async (order: Verification) => {
  const verdict = await run(order);
  process.send?.(verdict, exitAtOnce);
});
process.once('disconnect', exitAtOnce);

/** exit() would wait for threads of Pact's verifier, even if the API never answers. */
function exitAtOnce(): void {
  process.kill(process.pid, 'SIGKILL');
}

async function run({ pact, providerBaseUrl, stateHandlerUrl }: Verification): Promise<Verdict> {
  const interactions: Interaction[] = JSON.parse(readFileSync(pact, 'utf8')).interactions;
  const arrange = statesOf(providerBaseUrl, stateHandlerUrl);
  const unprepared: UnpreparedState[] = [];
  const answers: Record<string, RecordedAnswer> = {};
  // Exchanges set up their states in the order of the pact.
  let current = -1;
  const exchange = () => interactions[current]?.description ?? '';
  const lost = new EventEmitter();
  const proxy = await startRecordingProxy(providerBaseUrl, {
    onAnswer: (answer) => {
      answers[exchange()] = answer;
    },
    onLost: (reason) => lost.emit('lost', reason),
  });
  const verified = new Verifier({
    provider: PROVIDER,
    providerBaseUrl: proxy.origin,
    pactUrls: [pact],
    logLevel: 'error',
    stateHandlers: Object.fromEntries(
      stateNames(interactions).map((state) => [
        state,
        async (parameters: unknown = {}) => {
          current += 1;
          try {
            return await arrange(state, Object(parameters));
          } catch (error) {
            const reason = error instanceof Error ? error.message : String(error);
            unprepared.push({
              exchange: exchange(),
              state: `${state} ${JSON.stringify(parameters)}`,
              reason,
            });
            throw error;
          }
        },
      ]),
    ),
  })
    .verifyProvider()
    .then(() => undefined)
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));

  const found = await Promise.race([
    verified.then((report) => ({ report })),
    once(lost, 'lost').then(([reason]) => ({ lost: String(reason) })),
  ]);
  return { ...found, unprepared, answers, violations: contractDrifts(answers) };
}
