import { setTimeout as wait } from 'node:timers/promises';
import { getFfiLib } from '@pact-foundation/pact-core';

const TIMEOUT_MS = 2_000;

/** Waits up to two seconds: Pact's mock server may record a request after answering it. */
export async function waitUntilRecorded(
  port: number,
  isRecorded: (port: number) => boolean = getFfiLib('error').pactffiMockServerMatched,
): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!isRecorded(port) && performance.now() < deadline) await wait(5);
}
