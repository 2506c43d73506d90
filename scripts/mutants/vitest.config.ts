import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { AREAS } from './areas.mjs';

const at = (folder: string) => fileURLToPath(new URL(`../../${folder}`, import.meta.url));
const { tests } = AREAS[process.env.MUTANTS_AREA as keyof typeof AREAS];

/** The unit tests that a change of one area's code must fail, in the one process that Stryker keeps warm. */
export default defineConfig({
  root: at('.'),
  resolve: {
    alias: {
      '~': at('app'),
      contracts: at('contracts'),
      fixtures: at('fixtures'),
      'mock-server': at('mock-server'),
    },
  },
  plugins: [vanillaExtractPlugin()],
  test: { include: tests, isolate: false },
});
