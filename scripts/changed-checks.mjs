import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { allModules, importsOf, modulesReaching } from './imports.mjs';
import { CONTRACT_TEST_PATH } from './test-files.mjs';

// These limits keep a run below a minute on two slow cores.
const MAX_UNIT_FILES = 24;
const MAX_CONTRACT_FILES = 6;

/**
 * Selects the checks of the files that differ from main.
 * @returns {{ lint: string[], unit: string[], contracts: string[], features: string[], leftOut: string[] }}
 */
export function checksForChange() {
  const base =
    ['main', 'origin/main'].map((branch) => gitLines('merge-base', 'HEAD', branch)[0]).find(Boolean) ??
    'HEAD';
  const changed = [
    ...gitLines('diff', '--name-only', '--diff-filter=d', base),
    ...gitLines('ls-files', '--others', '--exclude-standard'),
  ];
  return checksFor(changed.filter((file) => existsSync(file)));
}

/** @param {string[]} changed existing files */
export function checksFor(changed) {
  const imports = new Map(allModules().map((file) => [file, importsOf(file)]));
  const tests = modulesReaching(changed, imports).filter((file) => /\.test\.tsx?$/.test(file));
  const unit = tests.filter((file) => !CONTRACT_TEST_PATH.test(file));
  const contracts = tests.filter((file) => /^contracts\/(consumer|record)\//.test(file));
  const omitted = (/** @type {string} */ name, /** @type {string[]} */ files, /** @type {number} */ most) =>
    files.length > most
      ? [`${name}: ${files.length - most} files that reach the change from further away`]
      : [];
  const isReached = (/** @type {string} */ file) =>
    modulesReaching([file], imports).some((reached) => /\.test\.tsx?$/.test(reached)) ||
    file.endsWith('.feature');
  const untested = changed.filter((file) => !isReached(file));
  return {
    lint: changed.filter((file) => /\.(tsx?|mjs|js|json|md|css)$/.test(file)),
    unit: unit.slice(0, MAX_UNIT_FILES),
    contracts: contracts.slice(0, MAX_CONTRACT_FILES),
    features: changed.filter((file) => file.endsWith('.feature')),
    leftOut: [
      ...omitted('unit', unit, MAX_UNIT_FILES),
      ...omitted('contracts', contracts, MAX_CONTRACT_FILES),
      ...(untested.length > 0 ? [`no test imports ${untested.join(', ')}`] : []),
      'contracts: verification of the simulator and of the second API, the broker',
      'features: those that did not change',
      'types, import rules, unused code, cluster',
    ],
  };
}

/**
 * @param {string[]} args
 * @returns {string[]} none on failure
 */
function gitLines(...args) {
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return (stdout ?? '').split('\n').filter((line) => line !== '');
}
