import { mkdirSync, writeFileSync } from 'node:fs';
import type { Plugin } from '@cucumber/cucumber/api';
import { type Duration, type Envelope, TimeConversion, type Timestamp } from '@cucumber/messages';

export interface TimedScenario {
  name: string;
  seconds: number;
}

const TIMES_FILE = '.reports/features/times.json';
const MAX_LISTED = 10;

export class ScenarioTimes {
  readonly #names = new Map<string, string>();
  readonly #pickles = new Map<string, string>();
  readonly #running = new Map<string, { pickleId: string; startedAt: number }>();
  readonly all: TimedScenario[] = [];

  take({ pickle, testCase, testCaseStarted, testCaseFinished }: Envelope): void {
    if (pickle) this.#names.set(pickle.id, `${pickle.uri}: ${pickle.name}`);
    if (testCase) this.#pickles.set(testCase.id, testCase.pickleId);
    if (testCaseStarted) {
      const pickleId = this.#pickles.get(testCaseStarted.testCaseId) ?? '';
      this.#running.set(testCaseStarted.id, { pickleId, startedAt: secondsOf(testCaseStarted.timestamp) });
    }
    const run = this.#running.get(testCaseFinished?.testCaseStartedId ?? '');
    if (!testCaseFinished || !run) return;
    this.all.push({
      name: this.#names.get(run.pickleId) ?? '',
      seconds: secondsOf(testCaseFinished.timestamp) - run.startedAt,
    });
  }

  slowest(): string[] {
    return [...this.all]
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, MAX_LISTED)
      .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
  }
}

const slowest: Plugin = {
  type: 'plugin',
  coordinator: async ({ operation, on }) => {
    if (operation !== 'runCucumber') return;
    const times = new ScenarioTimes();
    on('message', (envelope) => times.take(envelope));
    return async () => {
      if (times.all.length === 0) return;
      mkdirSync('.reports/features', { recursive: true });
      writeFileSync(TIMES_FILE, JSON.stringify(times.all));
      process.stdout.write(`\nSlowest scenarios\n${times.slowest().join('\n')}\n`);
    };
  },
};

export default slowest;

function secondsOf(duration: Timestamp | Duration): number {
  return TimeConversion.durationToMilliseconds(duration) / 1000;
}
