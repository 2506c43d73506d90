import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));

const resolve = {
  alias: {
    '~': at('../app'),
    contracts: at('.'),
    fixtures: at('../fixtures'),
    'mock-server': at('../mock-server'),
  },
};

/** `npm run contracts`: the portal's calls first, which write the pact, then what is done with it. */
export default defineConfig({
  root: at('..'),
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'consumer',
          include: ['contracts/consumer/**/*.test.ts'],
          globalSetup: at('./consumer/fresh-pact.ts'),
          setupFiles: [at('../scripts/quiet-logs.ts')],
          // Each exchange looks for a free port and then opens it; a second process could take the port in between.
          maxWorkers: 1,
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
          // Most of these files wait for processes of their own.
          maxWorkers: availableParallelism(),
          // The contract is loaded once by each of them.
          isolate: false,
          // A verification is a process of its own.
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
