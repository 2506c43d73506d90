import { afterEach, beforeEach } from 'vitest';

// Vitest loads this file once per test file in one process.
const LOG_LINES_KEY = Symbol.for('quiet logs');
const LOG_LINE = /^\{"level":"(error|warn|info|debug)","time":"/;

const sharedGlobals = globalThis as { [LOG_LINES_KEY]?: string[] };
sharedGlobals[LOG_LINES_KEY] ??= [];
const lines = sharedGlobals[LOG_LINES_KEY];

for (const stream of [process.stdout, process.stderr] as (NodeJS.WriteStream & {
  [LOG_LINES_KEY]?: true;
})[]) {
  if (stream[LOG_LINES_KEY]) continue;
  stream[LOG_LINES_KEY] = true;
  const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
  stream.write = (...args: unknown[]) => {
    if (typeof args[0] !== 'string' || !LOG_LINE.test(args[0])) return write(...args);
    lines.push(args[0]);
    return true;
  };
}

beforeEach(() => {
  lines.length = 0;
});

afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.error(`Log of the failed test:\n${lines.join('')}`);
});
