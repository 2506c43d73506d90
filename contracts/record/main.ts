import { once } from 'node:events';
import { runJourney } from '../provider/compare/run-journey';
import { findUnreachableReason } from '../provider/unreachable-reason';
import { writeRecordedExamples } from '../recorded/recorded-examples';
import type { Exchange } from './exchange';
import { readHar } from './har-file';
import { parseOptions, type RecordOptions, USAGE } from './options';
import { processRecording, writeResult } from './process-recording';
import { recordApi } from './record-api';
import { formatRecordingSummary } from './recording-summary';

async function recordExchanges(
  api: string,
  { port, isJourney }: RecordOptions,
): Promise<{ heard: readonly Exchange[]; lost: number }> {
  const recording = await recordApi(api, isJourney ? 0 : port);
  if (isJourney) await runJourney(recording.origin);
  else {
    process.stdout.write(
      `Recording. In another terminal: API_BASE_URL=${recording.origin} npm run serve\nPress Ctrl-C to stop and write the results.\n`,
    );
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  }
  recording.stop();
  return { heard: recording.heard, lost: recording.lost.length };
}

async function run(options: RecordOptions): Promise<number> {
  const { api, har, folder, knownAs } = options;
  if (har === null && api !== null) {
    const reason = await findUnreachableReason(api);
    if (reason !== undefined) {
      process.stderr.write(`${api} cannot be reached: ${reason}\n`);
      return 3;
    }
  }
  try {
    const file = har === null ? null : readHar(har);
    const { heard, lost } = file
      ? { heard: file.exchanges, lost: file.incomplete }
      : await recordExchanges(api ?? '', options);
    const made = processRecording(heard, { api, name: knownAs ?? 'a lending API' });
    const written = writeResult(made, folder);
    const kept = knownAs === null ? null : { at: writeRecordedExamples(made.examples) };
    process.stdout.write(`${formatRecordingSummary(made, written, { lost, kept })}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}

let given: RecordOptions | null = null;
try {
  given = parseOptions(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error} ${USAGE}\n`);
  process.exitCode = 2;
}
if (given) {
  process.exitCode = await run(given);
}
