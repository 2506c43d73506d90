import { existsSync, readFileSync } from 'node:fs';
import type { Envelope, Pickle } from '@cucumber/messages';

export interface Result {
  passed: boolean;
  at: string;
  /** PNG as base64. Only requests and failures make a picture. */
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
  const running = new Map<string, Result & { key: string }>();
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
