import { fileURLToPath } from 'node:url';

const own = (/** @type {string} */ plugin) => fileURLToPath(import.meta.resolve(plugin));

/** How Stryker works on one area: `mutants.mjs` says which, by the environment. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', own('./sample.mjs'), own('./loading.mjs')],
  ignorers: ['sample', 'loading'],
  mutate: JSON.parse(process.env.MUTANTS_CODE ?? '[]'),
  // Each change is tried by the tests that reach it. What a module does while it is loaded cannot be told apart by test.
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  // What is tried by calls of the whole portal takes its time: the first run of all tests, and each of them.
  dryRunTimeoutMinutes: 30,
  timeoutMS: 20_000,
  tempDirName: '.cache/mutants',
  ignorePatterns: ['build', 'docs', 'features', '.data', '.reports'],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: process.env.MUTANTS_REPORT },
};
