import { afterEach, beforeEach } from 'vitest';

// Vitest loads this file once per test file in one process.
const SHARED_KEY = Symbol.for('quiet logs');
const LOG_LINE = /^\{"level":"(error|warn|info|debug)","time":"/;

const sharedGlobals = globalThis as { [SHARED_KEY]?: string[] };
sharedGlobals[SHARED_KEY] ??= [];
const lines = sharedGlobals[SHARED_KEY];

for (const stream of [process.stdout, process.stderr] as (NodeJS.WriteStream & { [SHARED_KEY]?: true })[]) {
  if (stream[SHARED_KEY]) continue;
  stream[SHARED_KEY] = true;
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
