import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { exitWithMessage } from './exit-with-message.mjs';
import { listModules } from './imports.mjs';

// Must match the tests of `contracts/vitest.config.ts`.
export const CONTRACT_TEST_PATH = /^contracts\/(broker|consumer|provider|record)\//;

const OPTIONS_WITH_VALUE = new Set([
  ...['-t', '--testNamePattern', '--project', '--reporter', '--retry', '--shard', '--maxWorkers', '--bail'],
  ...['--config', '--changed', '--testTimeout', '--outputFile', '--exclude'],
]);

/** @param {'unit' | 'contracts'} suite */
export function listTestFiles(suite) {
  return listModules().filter(
    (file) => /\.test\.tsx?$/.test(file) && CONTRACT_TEST_PATH.test(file) === (suite === 'contracts'),
  );
}

/**
 * Matches parts of paths.
 * @param {'unit' | 'contracts'} suite
 * @param {string[]} args
 */
export function findNamedTestFiles(suite, args) {
  const files = listTestFiles(suite);
  const names = args
    .filter((arg, index) => !arg.startsWith('-') && !OPTIONS_WITH_VALUE.has(args[index - 1] ?? ''))
    .map((name) => relative('.', resolve(name)).replaceAll('\\', '/'))
    .map((name) => name.replace(/:\d+$/, ''));
  const unknownName = names.find((name) => !files.some((file) => file.includes(name)));
  if (unknownName !== undefined) {
    exitWithMessage(
      `No file of ${suite} tests has "${unknownName}" in its path: name a file or folder, or nothing for all of them.`,
    );
  }
  return names.length === 0 ? files : files.filter((file) => names.some((name) => file.includes(name)));
}

/** @param {string[]} files */
export async function requireCompiling(files) {
  const { transformWithEsbuild } = await import('vite');
  for (const file of files) {
    try {
      await transformWithEsbuild(readFileSync(file, 'utf8'), file, { sourcemap: false, tsconfigRaw: '{}' });
    } catch (error) {
      exitWithMessage(
        `${file} does not compile: ${firstError(error)}. Fix the error and run the command again.`,
      );
    }
  }
}

/**
 * @param {unknown} error
 * @returns {string} such as `line 3: Unexpected "}"`
 */
function firstError(error) {
  const [mistake] =
    /** @type {{ errors?: { text: string, location: { line: number } | null }[] }} */ (error).errors ?? [];
  return mistake ? `line ${mistake.location?.line}: ${mistake.text}` : (String(error).split('\n')[0] ?? '');
}
