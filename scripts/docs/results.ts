import { existsSync, readFileSync } from 'node:fs';
import type { Envelope, Pickle } from '@cucumber/messages';

export interface Result {
  hasPassed: boolean;
  ranAt: string;
  /** PNG as base64. Null unless the scenario failed or the run takes pictures. */
  picture: string | null;
}

export const resultKeyOf = ({ uri, name, steps }: Pickle) =>
  [uri, name, ...steps.map(({ text }) => text)].join('\n');

/** @param file Cucumber's messages, one per line; may be missing */
export function readLastResults(file: string): Map<string, Result> {
  const results = new Map<string, Result>();
  if (!existsSync(file)) return results;
  const pickles = new Map<string, string>();
  const cases = new Map<string, string>();
  const runningCases = new Map<string, Result & { key: string }>();
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  for (const line of lines) {
    const { pickle, testCase, testCaseStarted, testStepFinished, attachment, testCaseFinished }: Envelope =
      JSON.parse(line);
    if (pickle) pickles.set(pickle.id, resultKeyOf(pickle));
    if (testCase) cases.set(testCase.id, pickles.get(testCase.pickleId) ?? '');
    if (testCaseStarted) {
      const { id, testCaseId, timestamp } = testCaseStarted;
      const ranAt = new Date(timestamp.seconds * 1000).toISOString();
      runningCases.set(id, { key: cases.get(testCaseId) ?? '', hasPassed: true, ranAt, picture: null });
    }
    const stepOf = runningCases.get(testStepFinished?.testCaseStartedId ?? '');
    if (stepOf && testStepFinished?.testStepResult.status !== 'PASSED') stepOf.hasPassed = false;
    const pictureOf = runningCases.get(attachment?.testCaseStartedId ?? '');
    if (pictureOf && attachment?.mediaType === 'image/png') pictureOf.picture = attachment.body;
    const finishedRun = runningCases.get(testCaseFinished?.testCaseStartedId ?? '');
    if (finishedRun) {
      const { key, ...result } = finishedRun;
      results.set(key, result);
    }
  }
  return results;
}
