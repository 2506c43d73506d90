import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { iconsPlugin } from '../icons.mjs';
import { PRODUCTION_REACT_OPTIONS } from '../unit/production-react';
import { TestOrder } from '../unit/test-order';

const resolveFolder = (folder: string) => fileURLToPath(new URL(`../../${folder}`, import.meta.url));
const include: string[] = JSON.parse(process.env.MUTANTS_TESTS ?? '[]');

export default defineConfig({
  root: resolveFolder('.'),
  resolve: {
    alias: {
      '~': resolveFolder('app'),
      ui: resolveFolder('ui'),
      contracts: resolveFolder('contracts'),
      fixtures: resolveFolder('fixtures'),
      'mock-server': resolveFolder('mock-server'),
    },
  },
  plugins: [vanillaExtractPlugin(), iconsPlugin],
  esbuild: PRODUCTION_REACT_OPTIONS,
  test: {
    include,
    isolate: false,
    // A timeout on a busy machine must not count as a killed mutant.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 5_000 } },
    sequence: { sequencer: TestOrder },
    setupFiles: [resolveFolder('scripts/quiet-logs.ts'), resolveFolder('scripts/unit/shared-process.ts')],
  },
});
