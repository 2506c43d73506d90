import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findModulesReaching, listImports, listModules } from './imports.mjs';
import { CONTRACT_TEST_PATH } from './test-files.mjs';

// Keep a run below 45 seconds on two slow cores.
const MAX_UNIT_SECONDS = 24;
const MAX_CONTRACT_FILES = 6;

/** Seconds of a file that `slow-tests.json` does not list, including module loading. */
const DEFAULT_TEST_SECONDS = 0.6;

/** Seconds by test file, renewed by `node scripts/slow-tests.mjs`. */
const SLOW_TESTS = /** @type {Record<string, number>} */ (
  JSON.parse(readFileSync(new URL('./unit/slow-tests.json', import.meta.url), 'utf8'))
);

export function selectChecksForChange() {
  const base =
    ['main', 'origin/main'].map((branch) => runGit('merge-base', 'HEAD', branch)[0]).find(Boolean) ?? 'HEAD';
  const changedFiles = [
    ...runGit('diff', '--name-only', '--diff-filter=d', base),
    ...runGit('ls-files', '--others', '--exclude-standard'),
  ];
  return selectChecks(changedFiles.filter((file) => existsSync(file)));
}

/** @param {string[]} changedFiles existing files */
export function selectChecks(changedFiles) {
  const imports = new Map(listModules().map((file) => [file, listImports(file)]));
  const tests = findModulesReaching(changedFiles, imports).filter((file) => /\.test\.tsx?$/.test(file));
  const unit = tests.filter((file) => !CONTRACT_TEST_PATH.test(file));
  const contracts = tests.filter((file) => /^contracts\/(consumer|record)\//.test(file));
  const chosenTests = filesWithin(unit, MAX_UNIT_SECONDS, SLOW_TESTS, changedFiles);
  const omissionText = (
    /** @type {string} */ name,
    /** @type {number} */ count,
    /** @type {string} */ reason,
  ) => (count > 0 ? [`${name}: ${count} files that reach the change ${reason}`] : []);
  const isReached = (/** @type {string} */ file) =>
    findModulesReaching([file], imports).some((reached) => /\.test\.tsx?$/.test(reached)) ||
    file.endsWith('.feature');
  const untestedFiles = changedFiles.filter((file) => !isReached(file));
  return {
    lint: changedFiles.filter((file) => /\.(tsx?|mjs|js|json|md|css)$/.test(file)),
    unit: chosenTests,
    contracts: contracts.slice(0, MAX_CONTRACT_FILES),
    features: changedFiles.filter((file) => file.endsWith('.feature')),
    omissions: [
      ...omissionText('unit', unit.length - chosenTests.length, 'and are slow or further away'),
      ...omissionText('contracts', contracts.length - MAX_CONTRACT_FILES, 'from further away'),
      ...(untestedFiles.length > 0 ? [`no test imports ${untestedFiles.join(', ')}`] : []),
      'contracts: verification of the simulator and of the second API, the broker',
      'features: those that did not change',
      'types, import rules, unused code, cluster',
    ],
  };
}

/**
 * Changed tests always run, others while the time lasts.
 * @param {string[]} files nearest first
 * @param {number} seconds
 * @param {Readonly<Record<string, number>>} secondsByFile
 * @param {string[]} changedFiles
 * @returns {string[]} nearest first
 */
export function filesWithin(files, seconds, secondsByFile, changedFiles) {
  let usedSeconds = 0;
  return files.filter((file) => {
    const cost = secondsByFile[file] ?? DEFAULT_TEST_SECONDS;
    const isChosen = changedFiles.includes(file) || usedSeconds + cost <= seconds;
    if (isChosen) usedSeconds += cost;
    return isChosen;
  });
}

/**
 * @param {string[]} args
 * @returns {string[]} none on failure
 */
function runGit(...args) {
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return (stdout ?? '').split('\n').filter((line) => line !== '');
}
