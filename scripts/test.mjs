// Usage: npm test [-- --changed]. The last line is always "N passed, N failed".
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser, requireBrowser } from './browser.mjs';
import { selectChecksForChange } from './changed-checks.mjs';
import {
  countsOfCheck,
  countsOfFeatures,
  countsOfOptionalCheck,
  countsOfVitest,
  exitCodeOf,
  formatSummary,
} from './check-counts.mjs';
import { installPackages, requireNode } from './install.mjs';
import { parseTestArguments } from './test-arguments.mjs';

requireNode();
const { isChangedOnly } = parseTestArguments(process.argv.slice(2));
requireBrowser();
installPackages();

/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' };
/** @type {Record<string, import('./check-counts.mjs').CheckCounts>} */
const counts = {};

const packageFile = (/** @type {string} */ path) => `node_modules/${path}`;

if (isChangedOnly) await runChecksOfChange();
else await runAllChecks();

console.info(`\n${formatSummary(counts)}`);
process.exit(exitCodeOf(counts));

async function runAllChecks() {
  rmSync('.reports', { recursive: true, force: true });
  await run('typed client', ['--import', 'tsx/esm', 'contracts/client/generate.ts']);
  env.CHROMIUM_PATH = await findBrowser();
  // Tests are skipped without these servers.
  await run('servers', ['--import', 'tsx/esm', 'features/cluster/install-servers.ts']);
  // The consumer tests occupy only one core.
  await Promise.all([runContracts(), runStaticChecks()]);
  // About one test in 17,000 fails on a busy machine. The report names repeated tests.
  await runVitest('unit', ['--retry=1']);
  await Promise.all([features([]), types().then(cluster).then(checkBenchmarks)]);
}

async function runStaticChecks() {
  const checkedFolders = ['app', 'bench', 'contracts', 'features', 'fixtures', 'mock-server', 'ui'];
  await check('format and lint', [packageFile('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.']);
  const importRules = [
    packageFile('dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    '.dependency-cruiser.mjs',
  ];
  await check('import rules', [...importRules, ...checkedFolders]);
  await check('imports between folders', ['scripts/folder-pairs.mjs']);
  await check('modules per screen', ['scripts/screen-reach.mjs']);
  await check('nothing unused', [packageFile('knip/bin/knip.js')]);
  await check('build', ['scripts/build.mjs']);
}

async function types() {
  await check('types', [packageFile('typescript-native/bin/tsc'), '--noEmit', '--checkers', '1']);
}

async function runChecksOfChange() {
  const { lint, unit, contracts, features: scenarios, omissions } = selectChecksForChange();
  if (lint.length > 0) {
    const biomeArgs = [
      packageFile('@biomejs/biome/bin/biome'),
      'ci',
      '--error-on-warnings',
      '--no-errors-on-unmatched',
    ];
    await check('format and lint', [...biomeArgs, ...lint]);
  }
  if (unit.length > 0) await runVitest('unit', unit);
  if (contracts.length > 0) await runVitest('contracts', contracts);
  if (scenarios.length > 0) await features(scenarios);
  console.info(`\nLeft out (npm test runs these):\n  ${omissions.join('\n  ')}`);
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {(code: number) => import('./check-counts.mjs').CheckCounts} countsOf by exit code
 * @param {Record<string, string>} settings of this check alone
 */
async function check(name, args, countsOf = countsOfCheck, settings = {}) {
  const { code, output } = await runWithCapturedOutput(args, settings);
  console.info(`\n── ${name}\n${output}`);
  count(name, countsOf(code));
}

/**
 * @param {'unit' | 'contracts'} suite
 * @param {string[]} args files and options; all files by default
 */
async function runVitest(suite, args) {
  const code = await run(suite, ['scripts/vitest.mjs', suite, ...args]);
  count(suite, countsOfVitest(code, readReport(`.reports/${suite}.json`)));
}

async function runContracts() {
  const { code, output } = await runWithCapturedOutput(['scripts/vitest.mjs', 'contracts']);
  console.info(`\n── contracts\n${output}`);
  count('contracts', countsOfVitest(code, readReport('.reports/contracts.json')));
}

/** @param {string[]} files all by default */
async function features(files) {
  const report = '.reports/features/report.xml';
  const skippedCountFile = '.reports/features/left-out';
  for (const file of [report, skippedCountFile]) rmSync(file, { force: true });
  // About one scenario in a thousand fails on a busy machine. The report names repeated scenarios.
  const code = await run('features', ['scripts/features.mjs', '--retry', '1', ...files]);
  const readText = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  count('features', countsOfFeatures(code, readText(report), Number(readText(skippedCountFile))));
}

async function cluster() {
  const shortRunSettings = {
    CLUSTER_API_AWAY_S: '4',
    CLUSTER_REDIS_HUNG_S: '3',
    CLUSTER_BOTH_PORTALS: 'false',
    CLUSTER_UPDATES: '0',
    // app/testing/redis-failover.test.ts tests Sentinel and cluster.
    CLUSTER_STORES: 'single',
  };
  await check(
    'cluster',
    ['--import', 'tsx/esm', 'features/cluster/main.ts'],
    countsOfOptionalCheck,
    shortRunSettings,
  );
}

/** Runs each measurement only once: this check does not compare times. */
async function checkBenchmarks() {
  await check('bench', ['--import', 'tsx/esm', 'bench/main.ts', '--short']);
}

/** @param {string} name @param {import('./check-counts.mjs').CheckCounts} addedCounts */
function count(name, addedCounts) {
  counts[name] = addedCounts;
  const { passed, failed, skipped } = addedCounts;
  console.info(`── ${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * @param {string} name
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
function run(name, args) {
  console.info(`\n── ${name}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} settings
 * @returns {Promise<{ code: number, output: string }>}
 */
function runWithCapturedOutput(args, settings = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text;
      });
    }
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
