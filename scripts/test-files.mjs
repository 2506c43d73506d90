import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { allModules } from './imports.mjs';
import { fail } from './say.mjs';

/** Tests that `npm run contracts` runs (`contracts/vitest.config.ts`); all others are unit tests. */
export const OF_CONTRACTS = /^contracts\/(broker|consumer|provider|record)\//;

/** Options of Vitest that are followed by a value of their own, as far as people use them here. */
const WITH_VALUE = new Set([
  ...['-t', '--testNamePattern', '--project', '--reporter', '--retry', '--shard', '--maxWorkers', '--bail'],
  ...['--config', '--changed', '--testTimeout', '--outputFile', '--exclude'],
]);

/**
 * Files of tests, with slashes, in order.
 * @param {'unit' | 'contracts'} suite
 */
export function testFiles(suite) {
  return allModules().filter(
    (file) => /\.test\.tsx?$/.test(file) && OF_CONTRACTS.test(file) === (suite === 'contracts'),
  );
}

/**
 * The files of the suite that the arguments of a run leave: those whose path holds one of the names, all where none is named. Ends with one
 * readable line when a name fits no file.
 * @param {'unit' | 'contracts'} suite @param {string[]} args
 */
export function namedTestFiles(suite, args) {
  const files = testFiles(suite);
  const names = args
    .filter((arg, at) => !arg.startsWith('-') && !WITH_VALUE.has(args[at - 1] ?? ''))
    .map((name) => relative('.', resolve(name)).replaceAll('\\', '/'))
    .map((name) => name.replace(/:\d+$/, ''));
  const unknown = names.find((name) => !files.some((file) => file.includes(name)));
  if (unknown !== undefined) {
    fail(
      `No file of ${suite} tests has "${unknown}" in its path: name a file or folder, or nothing for all of them.`,
    );
  }
  return names.length === 0 ? files : files.filter((file) => names.some((name) => file.includes(name)));
}

/**
 * Ends with one readable line when a file does not compile.
 * @param {string[]} files
 */
export async function requireThatCompile(files) {
  const { transformWithEsbuild } = await import('vite');
  for (const file of files) {
    try {
      await transformWithEsbuild(readFileSync(file, 'utf8'), file, { sourcemap: false, tsconfigRaw: '{}' });
    } catch (error) {
      fail(`${file} does not compile: ${firstMistake(error)}. Mend it and run this again.`);
    }
  }
}

/** @param {unknown} error of esbuild @returns {string} as `line 3: Unexpected "}"` */
function firstMistake(error) {
  const [mistake] =
    /** @type {{ errors?: { text: string, location: { line: number } | null }[] }} */ (error).errors ?? [];
  return mistake ? `line ${mistake.location?.line}: ${mistake.text}` : (String(error).split('\n')[0] ?? '');
}
