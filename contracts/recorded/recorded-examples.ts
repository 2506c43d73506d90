import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const EXAMPLES_FILE = fileURLToPath(new URL('./recorded-examples.json', import.meta.url));

const json = z.json();

export const recordedExample = z.strictObject({
  status: z.int(),
  params: z.record(z.string(), json).optional(),
  query: z.record(z.string(), json).optional(),
  sent: json.optional(),
  answer: json.optional(),
});
export type RecordedExample = z.output<typeof recordedExample>;

const recordedExamples = z.strictObject({
  of: z.string().min(1),
  /** YYYY-MM-DD, UTC. */
  on: z.iso.date(),
  calls: z.record(z.string(), z.array(recordedExample).min(1)),
});
export type RecordedExamples = z.output<typeof recordedExamples>;

/** Null if no examples were adopted. @throws Error if the file is malformed */
export function readRecordedExamples(file = EXAMPLES_FILE): RecordedExamples | null {
  return existsSync(file) ? recordedExamples.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** Returns the file; null without examples. @throws Error if the simulator could not read them */
export function writeRecordedExamples(examples: RecordedExamples, file = EXAMPLES_FILE): string | null {
  const text = `${JSON.stringify(examples, null, 2)}\n`;
  const { calls } = recordedExamples.parse(JSON.parse(text));
  if (Object.keys(calls).length === 0) return null;
  writeFileSync(file, text);
  return file;
}
