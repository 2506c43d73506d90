import { afterEach, beforeEach } from 'vitest';

// Vitest loads this file once per test file in one process.
const SHARED_KEY = Symbol.for('quiet logs');
const LOG_LINE = /^\{"level":"(error|warn|info|debug)","time":"/;

const shared = globalThis as { [SHARED_KEY]?: string[] };
shared[SHARED_KEY] ??= [];
const lines = shared[SHARED_KEY];

for (const stream of [process.stdout, process.stderr] as (NodeJS.WriteStream & { [SHARED_KEY]?: true })[]) {
  if (stream[SHARED_KEY]) continue;
  stream[SHARED_KEY] = true;
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

afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.error(`Log of the failed test:\n${lines.join('')}`);
});
