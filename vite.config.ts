import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin, Rollup } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { defineConfig } from 'vitest/config';
import { SHARED_NAMESPACES } from './app/i18n/shared-namespaces';
import { browserChunks, pagesWithSchemas } from './scripts/browser-chunks';
import { icons } from './scripts/icons';

const at = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));

/**
 * Tests that put something in the place of a module, which another file may have loaded before, or of what a process has once, the receiver of
 * its traces. Each has a process to itself.
 */
const WITH_OWN_PROCESS = [
  'app/dashboard/documents/**/{requirement-row,uploads}.dom.test.tsx',
  'app/testing/{page-rules,session,telemetry-of-a-request}.test.ts',
  'app/telemetry/open-telemetry.server.test.ts',
  'mock-server/rules/flow-map/explore.test.ts',
];

/** Tests in a document that put nothing in the place of a module: that would come too late once another file has loaded it. */
const IN_DOCUMENT = 'app/**/!(requirement-row|uploads).dom.test.{ts,tsx}';

// Vitest reads this file too, but must not start the Remix compiler.
const testing = process.env.VITEST !== undefined;

/** Tests of the portal that see no document, with what they say. */
const OF_PORTAL = (testing ? readdirSync(at('./app'), { recursive: true, encoding: 'utf8' }) : [])
  .map((file) => join('app', file).replaceAll('\\', '/'))
  .filter((file) => /(?<!\.dom)\.test\.tsx?$/.test(file))
  .map((file) => ({ file, test: readFileSync(at(file), 'utf8') }));

/**
 * Tests with settings of their own, or of what lives as long as its process and reads its settings when it is loaded: the session store, the
 * log. Each of these files loads its modules anew. So does the one of the handlers, as other tests of the simulator start its server, which
 * puts classes of its own in the place of Request and Response.
 */
const WITH_OWN_MODULES = [
  ...OF_PORTAL.filter(({ test }) =>
    /\bvi\.(stubEnv|resetModules)|\bprocess\.env\b|\/portal-instance'|= portal\(\{/.test(test),
  ).map(({ file }) => file),
  'mock-server/http/handlers.test.ts',
];

/** Tests of pages by `portal()`, with the settings that it has for all of them. */
const OF_PAGES = OF_PORTAL.filter(
  ({ file, test }) =>
    test.includes(' = portal();') && !WITH_OWN_MODULES.includes(file) && !/\bvi\.(mock|doMock)/.test(test),
).map(({ file }) => file);

/**
 * More at a time than of the others, as most of those that wait are here. They come after the others: projects with different numbers of
 * workers run one after another.
 */
const WAITING = { maxWorkers: availableParallelism() + 4, sequence: { groupOrder: 1 } };

/** Few files of script for browsers. */
const browserFiles: Plugin = {
  name: 'browser-files',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  config: () => ({
    build: {
      // A twentieth smaller than by esbuild, once a build.
      minify: 'terser',
      rollupOptions: {
        output: { manualChunks: browserChunks(SHARED_NAMESPACES) },
        // Packages that say so nowhere: pages that use nothing of them do not wait for them.
        treeshake: {
          moduleSideEffects: (id) => !/\/node_modules\/(html-parse-stringify|void-elements)\//.test(id),
        },
      },
    },
  }),
  // The files of a circle are run in an order that nobody chose.
  onLog(_, log) {
    if (log.code === 'CIRCULAR_CHUNK') this.error(log);
  },
  generateBundle(_, bundle) {
    const chunks = Object.entries(bundle).filter(
      (file): file is [string, Rollup.OutputChunk] => file[1].type === 'chunk',
    );
    const pages = pagesWithSchemas(Object.fromEntries(chunks));
    if (pages.length > 0)
      this.error(`These pages wait for schemas at their first visit: ${pages.join(', ')}`);
  },
};

/**
 * For the server two programs are built from the same modules: `index.js`, the framework's own build, which any server for it runs, and
 * `portal.js`, the portal with its network edge around it.
 */
const portalServer: Plugin = {
  name: 'portal-server',
  config: (_, { isSsrBuild }) =>
    isSsrBuild
      ? {
          build: {
            rollupOptions: {
              input: { index: 'virtual:remix/server-build', portal: 'app/server/main.ts' },
              output: { entryFileNames: '[name].js' },
            },
          },
        }
      : undefined,
};

export default defineConfig(({ isSsrBuild = false }) => ({
  resolve: {
    alias: {
      '~': at('./app'),
      contracts: at('./contracts'),
      fixtures: at('./fixtures'),
      'mock-server': at('./mock-server'),
    },
  },
  plugins: [
    vanillaExtractPlugin(),
    icons,
    !testing &&
      remix({
        future: {
          v3_fetcherPersist: true,
          v3_lazyRouteDiscovery: true,
          v3_relativeSplatPath: true,
          v3_routeConfig: true,
          v3_singleFetch: true,
          v3_throwAbortReason: true,
          unstable_optimizeDeps: true,
        },
      }),
    portalServer,
    browserFiles,
    // The files for browsers, once and as small as can be; the server sends them so.
    !isSsrBuild && compression({ logLevel: 'silent' }),
  ],
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  test: {
    // Many tests wait for a time-out or for a process of their own.
    maxWorkers: availableParallelism() + 1,
    setupFiles: [at('./scripts/quiet-logs.ts')],
    // A busy machine takes its time: only what never ends is given up.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['{app,bench,contracts,fixtures,mock-server,features,scripts}/**/*.test.{ts,tsx}'],
          exclude: [
            ...WITH_OWN_PROCESS,
            ...WITH_OWN_MODULES,
            ...OF_PAGES,
            IN_DOCUMENT,
            'contracts/{consumer,provider,record}/**',
            '**/node_modules/**',
          ],
          // One process loads a module once for all these files: most of their time was loading.
          isolate: false,
        },
      },
      // A process with a document is none for other tests, and would be thrown away with all that it has loaded.
      {
        extends: true,
        test: {
          name: 'document',
          include: [IN_DOCUMENT],
          isolate: false,
          setupFiles: [at('./app/ui/testing/clean-document.ts')],
        },
      },
      // The portal that a process has loaded is visited by all these files in turn.
      { extends: true, test: { name: 'pages', include: OF_PAGES, isolate: false } },
      {
        extends: true,
        test: {
          ...WAITING,
          name: 'own-modules',
          include: WITH_OWN_MODULES,
          exclude: WITH_OWN_PROCESS,
          // What node loads, the packages, is loaded once; only the project's own modules are loaded for each file.
          isolate: false,
          setupFiles: [at('./scripts/own-modules.ts')],
        },
      },
      { extends: true, test: { ...WAITING, name: 'own-process', include: WITH_OWN_PROCESS } },
    ],
  },
}));
