import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fingerprintOf, isBuiltFrom } from './build-fingerprint.mjs';
import { iconsEsbuildPlugin } from './icons.mjs';

const BUILD_FOLDER = 'build/simulator';
const STAMP_FILE = join(BUILD_FOLDER, 'built-from');
const PROGRAM_FILE = join(BUILD_FOLDER, 'main.js');
const ASSETS = join(BUILD_FOLDER, 'assets');
/** `mock-server/control/page-shell/assets.ts` reads this file. */
const MANIFEST_FILE = join(BUILD_FOLDER, 'assets.json');
const SOURCES = [
  'mock-server',
  'contracts',
  'fixtures',
  'ui',
  'scripts/icons.mjs',
  'scripts/simulator-build.mjs',
  'tsconfig.json',
  'package-lock.json',
];

/**
 * A compiled simulator starts five times faster.
 * @returns {Promise<string>} the program, which still reads the project's files
 */
export async function buildSimulator() {
  const fingerprint = fingerprintOf(SOURCES);
  if (isBuiltFrom(STAMP_FILE, fingerprint)) return PROGRAM_FILE;
  // Loading esbuild takes longer than starting the compiled simulator.
  const { build } = await import('esbuild');
  rmSync(BUILD_FOLDER, { recursive: true, force: true });
  const [server, scripts, style] = await buildOptions('production');
  const [, ...assets] = await Promise.all([build(server), build(scripts), build(style)]);
  writeManifest(assets.map(({ metafile }) => metafile));
  for (const file of readdirSync(ASSETS)) compress(join(ASSETS, file));
  writeFileSync(STAMP_FILE, fingerprint);
  return PROGRAM_FILE;
}

/**
 * Builds again after each change of a source.
 * @param {() => void} onBuilt
 */
export async function watchSimulator(onBuilt) {
  const { context } = await import('esbuild');
  rmSync(BUILD_FOLDER, { recursive: true, force: true });
  /** @type {import('esbuild').Metafile[]} */
  const assets = [];
  /** @type {NodeJS.Timeout | undefined} */
  let pending;
  const [server, scripts, style] = await buildOptions('development');
  for (const [index, options] of [scripts, style, server].entries()) {
    const buildContext = await context({ ...options, plugins: [...(options.plugins ?? []), onEnd(index)] });
    await buildContext.watch();
  }

  /** @param {number} index @returns {import('esbuild').Plugin} */
  function onEnd(index) {
    return {
      name: 'when-built',
      setup(build) {
        build.onEnd(({ errors, metafile }) => {
          if (errors.length > 0) return;
          if (metafile) assets[index] = metafile;
          clearTimeout(pending);
          if (Object.keys(assets).length === 2 && existsSync(PROGRAM_FILE))
            pending = setTimeout(() => {
              writeManifest(assets);
              onBuilt();
            }, 200);
        });
      },
    };
  }
}

export { PROGRAM_FILE as SIMULATOR_PROGRAM };

/**
 * @param {'production' | 'development'} mode
 * @returns {Promise<[server: import('esbuild').BuildOptions, scripts: AssetOptions, style: AssetOptions]>}
 * @typedef {import('esbuild').BuildOptions & { metafile: true }} AssetOptions
 */
async function buildOptions(mode) {
  const { vanillaExtractPlugin } = await import('@vanilla-extract/esbuild-plugin');
  /** @type {import('esbuild').BuildOptions} */
  const sharedOptions = {
    bundle: true,
    format: 'esm',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  };
  const identifiers = mode === 'production' ? 'short' : 'debug';
  /** @type {AssetOptions} */
  const assets = {
    ...sharedOptions,
    outdir: ASSETS,
    target: 'es2022',
    minify: mode === 'production',
    sourcemap: mode === 'development',
    metafile: true,
    loader: { '.woff2': 'file' },
    ...{ entryNames: '[name]-[hash]', chunkNames: '[name]-[hash]', assetNames: '[name]-[hash]' },
  };
  return [
    {
      ...sharedOptions,
      entryPoints: ['mock-server/main.ts'],
      outdir: BUILD_FOLDER,
      splitting: true,
      platform: 'node',
      target: 'node20',
      plugins: [
        vanillaExtractPlugin({ outputCss: false, identifiers }),
        iconsEsbuildPlugin,
        sourceFilesPlugin,
      ],
      // Bundling halves the start time. esbuild cannot follow the package's wrapped `require`.
      alias: {
        'jsonc-parser': 'jsonc-parser/lib/esm/main.js',
        // The modules of css-tree read JSON files beside them.
        'css-tree': 'css-tree/dist/csstree.esm',
      },
      // Bundled CommonJS packages need `require`.
      banner: { js: "const require = process.getBuiltinModule('module').createRequire(import.meta.url);" },
    },
    {
      ...assets,
      entryPoints: ['mock-server/pages/browser.tsx'],
      splitting: true,
      platform: 'browser',
      plugins: [vanillaExtractPlugin({ outputCss: false, identifiers }), iconsEsbuildPlugin],
    },
    {
      ...assets,
      entryPoints: { style: 'style-sheets' },
      platform: 'node',
      plugins: [styleSheetsPlugin, iconsEsbuildPlugin, vanillaExtractPlugin({ identifiers })],
    },
  ];
}

const PAGES = 'mock-server/pages';
const FONT_FILE = 'ui/theme/inter/inter-latin.woff2';

/** Bundles one style sheet. The styles of a module follow those of its imports. @type {import('esbuild').Plugin} */
const styleSheetsPlugin = {
  name: 'style-sheets',
  setup({ onResolve, onLoad }) {
    const filter = /^style-sheets$/;
    onResolve({ filter }, ({ path }) => ({ path, namespace: 'style-sheets' }));
    onLoad({ filter, namespace: 'style-sheets' }, () => {
      const modules = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx$/.test(file) && !/\.test\./.test(file))
        .sort();
      const contents = [`${PAGES}/base/base.css.ts`, ...modules.map((file) => `${PAGES}/${file}`)]
        .map((file) => `import ${JSON.stringify(resolve(file))};`)
        .join('\n');
      return { contents, resolveDir: process.cwd() };
    });
  },
};

/**
 * Lists each entry's own file first, then its imports.
 * @param {import('esbuild').Metafile[]} metafiles
 */
function writeManifest(metafiles) {
  /** @type {Record<string, string[]>} */
  const manifest = {};
  for (const { outputs } of metafiles) {
    for (const [file, { entryPoint, cssBundle, inputs }] of Object.entries(outputs)) {
      if (FONT_FILE in inputs) manifest.font = [basename(file)];
      else if (cssBundle) manifest.style = [basename(cssBundle)];
      else if (entryPoint)
        manifest[entryPoint] = [...listImportedFiles(file, outputs)].map((each) => basename(each));
    }
  }
  writeFileSync(MANIFEST_FILE, JSON.stringify(manifest));
}

/**
 * @param {string} file
 * @param {import('esbuild').Metafile['outputs']} outputs
 * @returns {Set<string>}
 */
function listImportedFiles(file, outputs, reachedFiles = new Set([file])) {
  for (const { path, kind } of outputs[file]?.imports ?? []) {
    if (kind !== 'import-statement' || reachedFiles.has(path)) continue;
    reachedFiles.add(path);
    listImportedFiles(path, outputs, reachedFiles);
  }
  return reachedFiles;
}

/** @param {string} file */
function compress(file) {
  if (!/\.(js|css)$/.test(file)) return;
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

/** Rewrites import.meta.url, so that bundled modules still find files beside their source. @type {import('esbuild').Plugin} */
const sourceFilesPlugin = {
  name: 'files-of-sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.m?[jt]s$/ }, async ({ path }) => {
      if (path.includes('node_modules')) return null;
      const code = await readFile(path, 'utf8');
      if (!code.includes('import.meta.url')) return null;
      const source = JSON.stringify(relative(resolve(BUILD_FOLDER), path).replaceAll('\\', '/'));
      return {
        contents: code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`),
        loader: 'ts',
      };
    });
  },
};
