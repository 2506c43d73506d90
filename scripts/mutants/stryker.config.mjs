import { fileURLToPath } from 'node:url';

const resolvePlugin = (/** @type {string} */ plugin) => fileURLToPath(import.meta.resolve(plugin));

/** `mutants.mjs` selects the area by environment variables. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', resolvePlugin('./sample.mjs'), resolvePlugin('./loading.mjs')],
  ignorers: ['sample', 'loading'],
  mutate: JSON.parse(process.env.MUTANTS_CODE ?? '[]'),
  // Code that runs while a module loads belongs to no single test.
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  dryRunTimeoutMinutes: 30,
  timeoutMS: 20_000,
  tempDirName: '.cache/mutants',
  ignorePatterns: ['build', 'docs', 'features', '.data', '.reports'],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: process.env.MUTANTS_REPORT },
};
