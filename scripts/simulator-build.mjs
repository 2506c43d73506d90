import { rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fingerprintOf, isBuiltFrom } from './built-from.mjs';

const FOLDER = 'build/simulator';
const STAMP = join(FOLDER, 'built-from');
const PROGRAM = join(FOLDER, 'main.js');
const SOURCES = [
  'mock-server',
  'contracts',
  'fixtures',
  'scripts/simulator-build.mjs',
  'tsconfig.json',
  'package-lock.json',
];

/**
 * Compiles the simulator unless the build is up to date. Compiled, it starts five times faster.
 * @returns {Promise<string>} the program, which still reads the project's files
 */
export async function buildSimulator() {
  const fingerprint = fingerprintOf(SOURCES);
  if (isBuiltFrom(STAMP, fingerprint)) return PROGRAM;
  // Loading esbuild takes longer than starting the compiled simulator.
  const { build } = await import('esbuild');
  rmSync(FOLDER, { recursive: true, force: true });
  await build({
    entryPoints: ['mock-server/main.ts'],
    outdir: FOLDER,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    plugins: [filesOfSources],
    // Bundling packages halves the remaining start time. jsdom reads files of its own and is loaded with the
    // first logo only.
    external: ['jsdom'],
    // Its entry for Node loads files by a wrapped `require`, which esbuild cannot follow.
    alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
    // Bundled CommonJS packages `require` Node's modules, and ES modules have no `require`.
    banner: { js: "const require = process.getBuiltinModule('module').createRequire(import.meta.url);" },
  });
  writeFileSync(STAMP, fingerprint);
  return PROGRAM;
}

/** Keeps paths relative to the source files valid. @type {import('esbuild').Plugin} */
const filesOfSources = {
  name: 'files-of-sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.m?[jt]s$/ }, async ({ path }) => {
      if (path.includes('node_modules')) return null;
      const code = await readFile(path, 'utf8');
      if (!code.includes('import.meta.url')) return null;
      const source = JSON.stringify(relative(resolve(FOLDER), path).replaceAll('\\', '/'));
      return {
        contents: code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`),
        loader: 'ts',
      };
    });
  },
};
