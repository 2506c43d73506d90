import { afterEach, beforeEach } from 'vitest';

/** Marks a stream that is quiet already: this file is loaded anew for each file of tests, in one process. */
const QUIET = Symbol.for('quiet logs');
/** A line of the portal's log or the simulator's. */
const LOG_LINE = /^\{"level":"(error|warn|info|debug)","time":"/;

const shared = globalThis as { [QUIET]?: string[] };
shared[QUIET] ??= [];
/** What the test has logged so far. */
const lines = shared[QUIET];

for (const stream of [process.stdout, process.stderr] as (NodeJS.WriteStream & { [QUIET]?: true })[]) {
  if (stream[QUIET]) continue;
  stream[QUIET] = true;
  const write = stream.write.bind(stream) as (...written: unknown[]) => boolean;
  stream.write = (...written: unknown[]) => {
    if (typeof written[0] !== 'string' || !LOG_LINE.test(written[0])) return write(...written);
    lines.push(written[0]);
    return true;
  };
}

beforeEach(() => {
  lines.length = 0;
});

// The log of a test that holds is no business of whoever reads what the tests say; of one that fails it is.
afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.error(`Logged meanwhile:\n${lines.join('')}`);
});
