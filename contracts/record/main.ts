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
): Promise<{ exchanges: readonly Exchange[]; lostCount: number }> {
  const recording = await recordApi(api, isJourney ? 0 : port);
  if (isJourney) await runJourney(recording.origin);
  else {
    process.stdout.write(
      `Recording. In another terminal: API_BASE_URL=${recording.origin} npm run serve\nPress Ctrl-C to stop and write the results.\n`,
    );
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  }
  recording.stop();
  return { exchanges: recording.exchanges, lostCount: recording.lossReasons.length };
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
    const { exchanges, lostCount } = file
      ? { exchanges: file.exchanges, lostCount: file.incompleteCount }
      : await recordExchanges(api ?? '', options);
    const result = processRecording(exchanges, { api, name: knownAs ?? 'a lending API' });
    const writtenFiles = writeResult(result, folder);
    const adoptedExamples = knownAs === null ? null : { path: writeRecordedExamples(result.examples) };
    process.stdout.write(`${formatRecordingSummary(result, writtenFiles, { lostCount, adoptedExamples })}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}

let parsedOptions: RecordOptions | null = null;
try {
  parsedOptions = parseOptions(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error} ${USAGE}\n`);
  process.exitCode = 2;
}
if (parsedOptions) {
  process.exitCode = await run(parsedOptions);
}
