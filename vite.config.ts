import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { minify } from 'uglify-js';
import type { Plugin, Rollup } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { defineConfig } from 'vitest/config';
import { SHARED_NAMESPACES } from './app/i18n/namespaces';
import { createBrowserChunks, listPagesWithSchemas } from './scripts/browser-chunks';
import { iconsPlugin } from './scripts/icons.mjs';
import { licencesPlugin } from './scripts/licences';
import { withoutCrossOrigin } from './scripts/style-preloads';
import { TEST_RUNTIME_ARGS } from './scripts/test-runtime.mjs';
import { createChunkNames } from './scripts/text-file-names';
import { PRODUCTION_REACT_OPTIONS } from './scripts/unit/production-react';
import { TestOrder } from './scripts/unit/test-order';
import { withoutUnusedCode } from './scripts/unused-framework-code';

const at = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));

/** Vitest reads this file too, but must not load the compiler. */
async function loadRemixPlugin() {
  if (process.env.VITEST !== undefined) return null;
  const { vitePlugin } = await import('@remix-run/dev');
  return vitePlugin({
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: true,
      v3_relativeSplatPath: true,
      v3_routeConfig: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
      unstable_optimizeDeps: true,
    },
  });
}

// The OpenTelemetry provider is global to a process.
const OWN_PROCESS_TESTS = [
  'app/testing/telemetry-of-a-request.test.ts',
  'app/telemetry/open-telemetry.server.test.ts',
];

const browserFilesPlugin: Plugin = {
  name: 'browser-files',
  // Saves 2.9 KB of every page, compressed.
  transform(code, id) {
    const edited = withoutCrossOrigin(code, id) ?? withoutUnusedCode(code, id);
    return edited === null ? null : { code: edited, map: null };
  },
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  config: () => ({
    // Named exports would repeat all keys beside the texts.
    json: { namedExports: false },
    build: {
      // 5 percent smaller than esbuild's output.
      minify: 'terser',
      // Drops workarounds for Safari 10, unused parameters and unused property reads.
      terserOptions: {
        ecma: 2020,
        safari10: false,
        // The router's `warning` only writes to the console.
        compress: {
          passes: 3,
          keep_fargs: false,
          pure_getters: true,
          pure_funcs: ['warning'],
          // Makes the code larger before compression, but smaller after it.
          inline: 1,
          typeofs: false,
        },
        // The licences are in `/licences.txt` instead.
        format: { comments: false },
      },
      rollupOptions: {
        output: {
          manualChunks: createBrowserChunks(SHARED_NAMESPACES),
          chunkFileNames: createChunkNames(at('./app/i18n/locales')),
        },
        // These packages lack `sideEffects: false`.
        treeshake: {
          moduleSideEffects: (id) =>
            !/\/node_modules\/(html-parse-stringify|stdnum|void-elements)\//.test(id),
        },
      },
    },
  }),
  // Circular chunks run in an undefined order.
  onLog(_, log) {
    if (log.code === 'CIRCULAR_CHUNK') this.error(log);
  },
  generateBundle(_, bundle) {
    const chunks = Object.entries(bundle).filter(
      (file): file is [string, Rollup.OutputChunk] => file[1].type === 'chunk',
    );
    const pages = listPagesWithSchemas(Object.fromEntries(chunks));
    if (pages.length > 0)
      this.error(`These pages wait for schemas at their first visit: ${pages.join(', ')}`);
  },
};

const FIRST_CHUNKS = /^(framework|frame|entry\.client|application|application-dashboard)$/;

/** Files of the first visit. After terser, UglifyJS makes them 2 percent smaller. */
const minifyAgainPlugin: Plugin = {
  name: 'minify-again',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  renderChunk: {
    order: 'post',
    handler(code, { name, facadeModuleId }) {
      if (!FIRST_CHUNKS.test(name) || facadeModuleId?.endsWith('.json')) return null;
      const { error, code: minified } = minify(code, {
        module: true,
        compress: { passes: 3, keep_fargs: false, pure_getters: true },
      });
      if (error) this.error(error);
      return { code: minified, map: null };
    },
  },
};

/** `index.js` runs on any Remix server. `portal.js` includes the portal's own server. */
const portalServerPlugin: Plugin = {
  name: 'portal-server',
  config: (_, { isSsrBuild }) =>
    isSsrBuild
      ? {
          // Loading its 300 files takes a tenth of a second.
          ssr: { noExternal: ['stdnum'] },
          build: {
            rollupOptions: {
              input: { index: 'virtual:remix/server-build', portal: 'app/server/main.ts' },
              output: { entryFileNames: '[name].js' },
            },
          },
        }
      : undefined,
  // Remix would move the server's style sheet to the browser's files.
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      if (this.environment.config.consumer !== 'server') return;
      for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file];
      for (const output of Object.values(bundle))
        if (output.type === 'chunk') output.viteMetadata?.importedCss.clear();
    },
  },
};

/** Exports of packages that the server's build replaces by faster ones (D-240). */
const SERVER_EXPORTS: Readonly<Record<string, readonly [name: string, file: string]>> = {
  '@remix-run/react': ['Link', at('./app/page/server-link.tsx')],
  'react-i18next': ['useTranslation', at('./app/i18n/server-use-translation.ts')],
};
const SERVER_PREFIX = '\0server-exports:';

const serverExportsPlugin: Plugin = {
  name: 'server-exports',
  enforce: 'pre',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
  resolveId(id, importer = '') {
    const file = SERVER_EXPORTS[id]?.[1];
    const isOwn = importer.startsWith(at('./')) && !importer.includes('/node_modules/');
    return file !== undefined && isOwn && importer !== file ? SERVER_PREFIX + id : undefined;
  },
  load(id) {
    const name = id.startsWith(SERVER_PREFIX) ? id.slice(SERVER_PREFIX.length) : '';
    const replaced = SERVER_EXPORTS[name];
    if (replaced === undefined) return undefined;
    const [exported, file] = replaced;
    return `export * from '${name}';\nexport { ${exported} } from ${JSON.stringify(file)};`;
  },
};

export default defineConfig(({ isSsrBuild = false }) => ({
  resolve: {
    alias: {
      '~': at('./app'),
      contracts: at('./contracts'),
      fixtures: at('./fixtures'),
      'mock-server': at('./mock-server'),
      ui: at('./ui'),
    },
  },
  plugins: [
    vanillaExtractPlugin(),
    iconsPlugin,
    loadRemixPlugin(),
    portalServerPlugin,
    serverExportsPlugin,
    browserFilesPlugin,
    minifyAgainPlugin,
    licencesPlugin,
    !isSsrBuild && compression({ logLevel: 'silent' }),
  ],
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  esbuild: PRODUCTION_REACT_OPTIONS,
  test: {
    // Many tests wait for timeouts or child processes.
    maxWorkers: availableParallelism() + 2,
    execArgv: TEST_RUNTIME_ARGS,
    // Long, so that only tests that hang fail.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    sequence: { sequencer: TestOrder },
    setupFiles: [at('./scripts/quiet-logs.ts')],
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['{app,bench,contracts,fixtures,mock-server,features,scripts,ui}/**/*.test.{ts,tsx}'],
          exclude: [
            ...OWN_PROCESS_TESTS,
            'contracts/{broker,consumer,provider,record}/**',
            '**/node_modules/**',
          ],
          // Loading modules for each file takes most of the time.
          isolate: false,
          setupFiles: [at('./scripts/unit/shared-process.ts')],
        },
      },
      { extends: true, test: { name: 'own-process', include: OWN_PROCESS_TESTS } },
    ],
  },
}));
