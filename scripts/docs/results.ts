import { existsSync, readFileSync } from 'node:fs';
import type { Envelope, Pickle } from '@cucumber/messages';

/** What came of a scenario when it was last run. */
export interface Result {
  passed: boolean;
  /** ISO time at which it began. */
  at: string;
  /** A picture of its end, as base64 of a PNG; only when pictures were asked for, or it failed. */
  picture: string | null;
}

/** What makes a scenario the same as in the last run: where it stands, and all it says. */
export const keyOf = ({ uri, name, steps }: Pickle) =>
  [uri, name, ...steps.map(({ text }) => text)].join('\n');

/**
 * The results of the last run, by scenario.
 * @param file messages of Cucumber, one in a line; where there is none, nothing was run
 */
export function lastResults(file: string): Map<string, Result> {
  const results = new Map<string, Result>();
  if (!existsSync(file)) return results;
  const pickles = new Map<string, string>();
  const cases = new Map<string, string>();
  const running = new Map<string, Result & { key: string }>();
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  for (const line of lines) {
    const { pickle, testCase, testCaseStarted, testStepFinished, attachment, testCaseFinished }: Envelope =
      JSON.parse(line);
    if (pickle) pickles.set(pickle.id, keyOf(pickle));
    if (testCase) cases.set(testCase.id, pickles.get(testCase.pickleId) ?? '');
    if (testCaseStarted) {
      const { id, testCaseId, timestamp } = testCaseStarted;
      const at = new Date(timestamp.seconds * 1000).toISOString();
      running.set(id, { key: cases.get(testCaseId) ?? '', passed: true, at, picture: null });
    }
    const stepOf = running.get(testStepFinished?.testCaseStartedId ?? '');
    if (stepOf && testStepFinished?.testStepResult.status !== 'PASSED') stepOf.passed = false;
    const pictureOf = running.get(attachment?.testCaseStartedId ?? '');
    if (pictureOf && attachment?.mediaType === 'image/png') pictureOf.picture = attachment.body;
    const done = running.get(testCaseFinished?.testCaseStartedId ?? '');
    if (done) {
      const { key, ...result } = done;
      results.set(key, result);
    }
  }
  return results;
}
