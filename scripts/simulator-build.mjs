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
 * Compiles the simulator, unless it was made from exactly these sources: a compiled one answers in a fifth of the time after it is started.
 * @returns {Promise<string>} the program, for Node; it goes on reading the project's files
 */
export async function buildSimulator() {
  const fingerprint = fingerprintOf(SOURCES);
  if (isBuiltFrom(STAMP, fingerprint)) return PROGRAM;
  // Takes longer to load than what is built needs to start.
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
    // Half of what is left of the start is finding and reading the packages' files. jsdom, which cleans logos, reads files of its own, and is
    // loaded with the first logo.
    external: ['jsdom'],
    // The file that it names for Node requires its other files by a function of its own, which cannot be followed.
    alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
    // CommonJS packages in the bundle call `require` for Node's own modules, which an ES module does not have.
    banner: { js: "const require = process.getBuiltinModule('module').createRequire(import.meta.url);" },
  });
  writeFileSync(STAMP, fingerprint);
  return PROGRAM;
}

/**
 * Modules name files beside them, which stay where they are.
 * @type {import('esbuild').Plugin}
 */
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
