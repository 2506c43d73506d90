import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Where examples lie that somebody recorded and took over; `npm run record -- … --known-as NAME` writes it. */
const FILE = fileURLToPath(new URL('./recorded-examples.json', import.meta.url));

const json = z.json();

export const recordedExample = z.strictObject({
  status: z.int(),
  params: z.record(z.string(), json).optional(),
  query: z.record(z.string(), json).optional(),
  sent: json.optional(),
  answer: json.optional(),
});
export type RecordedExample = z.output<typeof recordedExample>;

/** Examples of one lending API, nobody's data among them. */
const recordedExamples = z.strictObject({
  /** The lending API they are of, by the name it was given. */
  of: z.string().min(1),
  /** YYYY-MM-DD, UTC. */
  on: z.iso.date(),
  /** By the call's name; a success first. */
  calls: z.record(z.string(), z.array(recordedExample).min(1)),
});
export type RecordedExamples = z.output<typeof recordedExamples>;

/** The examples that were taken over; null where none were. @throws Error when the file is not as recording writes it */
export function readRecordedExamples(file = FILE): RecordedExamples | null {
  return existsSync(file) ? recordedExamples.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/**
 * Takes examples over in the place of those that were there, as far as they can be read again: the simulator reads them when it starts.
 * @returns the file; null where there is no example, and nothing was written
 * @throws Error when they are not as they have to be; nothing was written
 */
export function keepRecordedExamples(examples: RecordedExamples, file = FILE): string | null {
  const text = `${JSON.stringify(examples, null, 2)}\n`;
  const { calls } = recordedExamples.parse(JSON.parse(text));
  if (Object.keys(calls).length === 0) return null;
  writeFileSync(file, text);
  return file;
}
