import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { allModules, importsOf, reaching } from './imports.mjs';
import { OF_CONTRACTS } from './test-files.mjs';

/** So many files of tests take less than a minute on two slow cores, the longest of them half of it. */
const MOST_UNIT = 24;
const MOST_CONTRACTS = 6;

/**
 * What a change touches: everything since the branch left main, what is not committed included; on main itself what is not committed.
 * @returns {{ lint: string[], unit: string[], contracts: string[], features: string[], leftOut: string[] }}
 */
export function touchedByChange() {
  const base =
    ['main', 'origin/main'].map((branch) => git('merge-base', 'HEAD', branch)[0]).find(Boolean) ?? 'HEAD';
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return touched(changed.filter((file) => existsSync(file)));
}

/** @param {string[]} changed files that are there */
export function touched(changed) {
  const imports = new Map(allModules().map((file) => [file, importsOf(file)]));
  const tests = reaching(changed, imports).filter((file) => /\.test\.tsx?$/.test(file));
  const unit = tests.filter((file) => !OF_CONTRACTS.test(file));
  const contracts = tests.filter((file) => /^contracts\/(consumer|record)\//.test(file));
  const further = (/** @type {string} */ name, /** @type {string[]} */ files, /** @type {number} */ most) =>
    files.length > most
      ? [`${name}: ${files.length - most} files that reach the change from further away`]
      : [];
  const isReached = (/** @type {string} */ file) =>
    reaching([file], imports).some((reached) => /\.test\.tsx?$/.test(reached)) || file.endsWith('.feature');
  const unheld = changed.filter((file) => !isReached(file));
  return {
    lint: changed.filter((file) => /\.(tsx?|mjs|js|json|md|css)$/.test(file)),
    unit: unit.slice(0, MOST_UNIT),
    contracts: contracts.slice(0, MOST_CONTRACTS),
    features: changed.filter((file) => file.endsWith('.feature')),
    leftOut: [
      ...further('unit', unit, MOST_UNIT),
      ...further('contracts', contracts, MOST_CONTRACTS),
      ...(unheld.length > 0 ? [`no test is known by imports for ${unheld.join(', ')}`] : []),
      'contracts: verification of the simulator and of the second API, the broker',
      'features: those that did not change',
      'types, import walls, unused code, cluster',
    ],
  };
}

/** @param {string[]} args @returns {string[]} its lines, none when it fails */
function git(...args) {
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return (stdout ?? '').split('\n').filter((line) => line !== '');
}
