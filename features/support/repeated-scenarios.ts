import type { Plugin } from '@cucumber/cucumber/api';
import type { Envelope } from '@cucumber/messages';

export class RepeatedScenarios {
  readonly #pickles = new Map<string, string>();
  readonly #cases = new Map<string, string>();
  readonly #attempts = new Map<string, string>();
  readonly names = new Set<string>();

  take({ pickle, testCase, testCaseStarted, testCaseFinished }: Envelope): void {
    if (pickle) this.#pickles.set(pickle.id, `${pickle.uri}: ${pickle.name}`);
    if (testCase) this.#cases.set(testCase.id, testCase.pickleId);
    if (testCaseStarted) this.#attempts.set(testCaseStarted.id, testCaseStarted.testCaseId);
    if (!testCaseFinished?.willBeRetried) return;
    const testCaseId = this.#attempts.get(testCaseFinished.testCaseStartedId) ?? '';
    this.names.add(this.#pickles.get(this.#cases.get(testCaseId) ?? '') ?? '');
  }
}

const repeatedScenarios: Plugin = {
  type: 'plugin',
  coordinator: async ({ operation, on }) => {
    if (operation !== 'runCucumber') return;
    const scenarios = new RepeatedScenarios();
    on('message', (envelope) => scenarios.take(envelope));
    return async () => {
      if (scenarios.names.size === 0) return;
      process.stdout.write(`\nFailed once and ran again\n  ${[...scenarios.names].join('\n  ')}\n`);
    };
  },
};

export default repeatedScenarios;
