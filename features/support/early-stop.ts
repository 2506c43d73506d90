import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from '@cucumber/cucumber/api';
import { type Envelope, TestStepResultStatus } from '@cucumber/messages';

const MAX_FAILURES_OF_ONE_CAUSE = 20;

/** While this file exists, workers skip scenarios. */
const STOP_FILE = '.reports/features/stopped';

export const isRunStopped = (): boolean => existsSync(STOP_FILE);

/** A cause is the refused call, or else the failure's first line. */
export class FailureCauses {
  readonly #counts = new Map<string, number>();

  take({ testStepFinished }: Envelope): string | null {
    const { status, message = '' } = testStepFinished?.testStepResult ?? {};
    if (status !== TestStepResultStatus.FAILED) return null;
    const cause = causeIn(message);
    const count = (this.#counts.get(cause) ?? 0) + 1;
    this.#counts.set(cause, count);
    return count === MAX_FAILURES_OF_ONE_CAUSE ? cause : null;
  }
}

function causeIn(message: string): string {
  const lines = message.split('\n').map((line) => line.replace(/^\w*Error: /, '').trim());
  const call = lines.find((line) => line.startsWith('Call: '));
  if (call !== undefined) return call;
  const first = lines.find((line) => line !== '' && !line.startsWith('Screen: ')) ?? '';
  return first.replace(/"[^"]*"|\d+/g, '…');
}

export const formatStopMessage = (failureText: string): string =>
  `${MAX_FAILURES_OF_ONE_CAUSE} scenarios failed for the same cause, so the others are skipped.\n${failureText}`;

const earlyStop: Plugin = {
  type: 'plugin',
  coordinator: async ({ operation, on }) => {
    if (operation !== 'runCucumber') return;
    rmSync(STOP_FILE, { force: true });
    const causes = new FailureCauses();
    const stops: string[] = [];
    on('message', (envelope) => {
      const cause = causes.take(envelope);
      if (cause === null) return;
      stops.push(cause);
      mkdirSync(dirname(STOP_FILE), { recursive: true });
      writeFileSync(STOP_FILE, cause);
    });
    return async () => {
      rmSync(STOP_FILE, { force: true });
      const [cause] = stops;
      if (cause !== undefined) process.stdout.write(`\n${formatStopMessage(cause)}\n`);
    };
  },
};

export default earlyStop;
