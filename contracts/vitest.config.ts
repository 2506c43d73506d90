import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { TEST_RUNTIME_ARGS } from '../scripts/test-runtime.mjs';

const resolveFolder = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));

const resolve = {
  alias: {
    '~': resolveFolder('../app'),
    contracts: resolveFolder('.'),
    fixtures: resolveFolder('../fixtures'),
    'mock-server': resolveFolder('../mock-server'),
  },
};

/** The consumer tests write the pact, then the other projects verify it. */
export default defineConfig({
  root: resolveFolder('..'),
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'consumer',
          include: ['contracts/consumer/**/*.test.ts'],
          globalSetup: resolveFolder('./consumer/clear-generated-pact.ts'),
          setupFiles: [resolveFolder('../scripts/quiet-logs.ts')],
          // A second process could take a free port before a test opens it.
          maxWorkers: 1,
          execArgv: TEST_RUNTIME_ARGS,
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        resolve,
        test: {
          name: 'provider',
          include: ['contracts/{broker,provider,record}/**/*.test.ts'],
          sequence: { groupOrder: 1 },
          maxWorkers: availableParallelism(),
          execArgv: TEST_RUNTIME_ARGS,
          // Each isolated file would load the contract again.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
