import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Verifier } from '@pact-foundation/pact';
import { findViolations } from '../openapi/strict-schema';
import { PROVIDER } from '../pact/pact-file';
import { callNameOf, type Drift, findCallOfExchange } from './drift';
import { findSessionProblem } from './lending-session';
import type { Interaction } from './pact-matching';
import { isSuccessStatus } from './portal-reading';
import { type RecordedResponse, startRecordingProxy } from './recording-proxy';
import { createStateSource, listStateNames } from './state-source';
import type { UnpreparedState, Verdict, Verification } from './verification';

process.once('message', async (order: Verification) => {
  const verdict = await run(order);
  process.send?.(verdict, exitAtOnce);
});
process.once('disconnect', exitAtOnce);

/** exit() would wait for the verifier's threads. */
function exitAtOnce(): void {
  process.kill(process.pid, 'SIGKILL');
}

async function run({ pact, providerBaseUrl, stateHandlerUrl }: Verification): Promise<Verdict> {
  const interactions: Interaction[] = JSON.parse(readFileSync(pact, 'utf8')).interactions;
  const setUpExchangeState = createStateSource(providerBaseUrl, stateHandlerUrl);
  const unprepared: UnpreparedState[] = [];
  const responses: Record<string, RecordedResponse> = {};
  // The verifier sets up the states in the order of the pact's exchanges.
  let current = -1;
  const exchange = () => interactions[current]?.description ?? '';
  const connectionEvents = new EventEmitter();
  const failedTries = new Map<string, number[]>();
  const sessionDrifts: Drift[] = [];
  const proxy = await startRecordingProxy(providerBaseUrl, {
    onResponse: async (response, { setCookies }) => {
      const name = exchange();
      responses[name] = response;
      const isExpected = interactions[current]?.response.status === response.status;
      if (isExpected && findCallOfExchange(name)?.opensSession && isSuccessStatus(response.status)) {
        sessionDrifts.push(...(await findSessionProblem(providerBaseUrl, name, setCookies)));
      }
    },
    onConnectionLost: (reason) => connectionEvents.emit('lost', reason),
    shouldRetry: (status, tries) => {
      const isExpected = interactions[current]?.response.status === status;
      if (isExpected || tries > MAX_RETRIES) return false;
      failedTries.set(exchange(), [...(failedTries.get(exchange()) ?? []), status]);
      return true;
    },
    changeHeaders: prepareHeadersForPact,
  });
  const verification = new Verifier({
    provider: PROVIDER,
    providerBaseUrl: proxy.origin,
    pactUrls: [pact],
    logLevel: 'error',
    stateHandlers: Object.fromEntries(
      listStateNames(interactions).map((state) => [
        state,
        async (parameters: unknown = {}) => {
          current += 1;
          try {
            return await setUpExchangeState(state, Object(parameters));
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

  const outcome = await Promise.race([
    verification.then((report) => ({ report })),
    once(connectionEvents, 'lost').then(([reason]) => ({ connectionLoss: String(reason) })),
  ]);
  const expected = Object.fromEntries(
    interactions.map(({ description, response }) => [
      description,
      { status: response.status, body: response.body?.content },
    ]),
  );
  const flaky = Array.from(failedTries, ([name, statuses]) => ({ exchange: name, statuses })).filter(
    ({ exchange: name }) => (responses[name]?.status ?? SERVER_FAULT) < SERVER_FAULT,
  );
  const violations = [...sessionDrifts, ...findContractDrifts(responses)];
  return { ...outcome, unprepared, responses, expected, flaky, violations };
}

/** Gateways fail occasionally, so unexpected server faults are retried. */
const MAX_RETRIES = 2;
const SERVER_FAULT = 500;

/** Pact's verifier must not follow redirects, and expects at most one session cookie. */
function prepareHeadersForPact(rawHeaders: string[]): string[] {
  const pairs = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : [],
  );
  const cookies = pairs.filter(([name]) => /^set-cookie$/i.test(name));
  const [session] = cookies.filter(([, value]) => /^[^=]+=[^;]/.test(value));
  return pairs
    .filter(([name]) => !/^(location|set-cookie)$/i.test(name))
    .concat(session ? [session] : [])
    .flat();
}

/** Includes members that no exchange of the pact mentions. */
function findContractDrifts(responses: Readonly<Record<string, RecordedResponse>>): Drift[] {
  return Object.entries(responses).flatMap(([exchange, { status, body }]) => {
    const call = findCallOfExchange(exchange);
    if (call === undefined) return [];
    return findViolations(call, status, body).map(({ member, expected }) => ({
      call: callNameOf(call),
      exchange,
      field: member,
      expected,
      got: JSON.stringify(valueAt(body, member)) ?? 'nothing',
    }));
  });
}

function valueAt(body: unknown, member: string): unknown {
  const steps = member.match(/[^.[\]]+/g)?.slice(1) ?? [];
  return steps.reduce<unknown>((parentValue, step) => Object(parentValue)[step], body);
}
