import { setTimeout as wait } from 'node:timers/promises';
import { getFfiLib } from '@pact-foundation/pact-core';

const PATIENCE_MS = 2_000;

/**
 * Waits until Pact's mock server has noted the request that it has answered: it does so in a thread of its own, now and then only after
 * the answer has come. A request that is not noted within two seconds is Pact's to report.
 * @param port of the mock server
 * @param hasNoted asks the mock server whether all that it expects has come
 */
export async function noticed(
  port: number,
  hasNoted: (port: number) => boolean = getFfiLib('error').pactffiMockServerMatched,
): Promise<void> {
  const giveUp = performance.now() + PATIENCE_MS;
  while (!hasNoted(port) && performance.now() < giveUp) await wait(5);
}
