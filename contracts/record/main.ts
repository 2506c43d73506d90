// npm run record -- --api URL [--port N] [--journey] or --har FILE: makes of a session of a lending API examples for the contract and a world
// for the simulator, with nobody's data in them.
// Exit codes: 0 written, 1 nothing of it can be used, 2 wrong use, 3 the API cannot be reached.
import { once } from 'node:events';
import { travel } from '../provider/compare/travel';
import { whyUnreachable } from '../provider/reach';
import { keepRecordedExamples } from '../recorded-examples';
import type { Exchange } from './exchange';
import { readHar } from './har-file';
import { record } from './live';
import { make, write } from './make';
import { recordText } from './record-text';
import { USAGE, type Wish, wishOf } from './wish';

/** Listens until it is interrupted, or for as long as a customer's journey takes. */
async function listened(
  api: string,
  { port, isJourney }: Wish,
): Promise<{ heard: readonly Exchange[]; lost: number }> {
  const recording = await record(api, isJourney ? 0 : port);
  if (isJourney) await travel(recording.origin);
  else {
    process.stdout.write(
      `Recording. In another terminal: API_BASE_URL=${recording.origin} npm run serve\nCtrl-C ends it; before that nothing is written.\n`,
    );
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  }
  recording.stop();
  return { heard: recording.heard, lost: recording.lost.length };
}

async function run(given: Wish): Promise<number> {
  const { api, har, folder, knownAs } = given;
  if (har === null && api !== null) {
    const reason = await whyUnreachable(api);
    if (reason !== undefined) {
      process.stderr.write(`${api} cannot be reached: ${reason}\n`);
      return 3;
    }
  }
  try {
    const file = har === null ? null : readHar(har);
    const { heard, lost } = file
      ? { heard: file.exchanges, lost: file.incomplete }
      : await listened(api ?? '', given);
    const made = make(heard, { api, name: knownAs ?? 'a lending API' });
    const written = write(made, folder);
    const kept = knownAs === null ? null : { at: keepRecordedExamples(made.examples) };
    process.stdout.write(`${recordText(made, written, { lost, kept })}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}

let given: Wish | null = null;
try {
  given = wishOf(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error} ${USAGE}\n`);
  process.exitCode = 2;
}
if (given) {
  process.exitCode = await run(given);
}
