// npm test: every check there is; `npm test -- --changed`: those of what a change touches, within a minute.
// Ends with one line "N passed, N failed" and that verdict as exit code.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser, namedBrowser } from './browser.mjs';
import { touchedByChange } from './changed.mjs';
import { installPackages, requireNode } from './install.mjs';
import { testArguments } from './test-arguments.mjs';
import { exitCode, ofCheck, ofFeatures, ofPossibleCheck, ofVitest, summary } from './verdict.mjs';

requireNode();
const { isChangedOnly } = testArguments(process.argv.slice(2));
namedBrowser();
installPackages();

/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' };
/** @type {Record<string, import('./verdict.mjs').Verdict>} */
const counts = {};

const bin = (/** @type {string} */ path) => `node_modules/${path}`;

if (isChangedOnly) await touched();
else await everything();

console.info(`\n${summary(counts)}`);
process.exit(exitCode(counts));

async function everything() {
  rmSync('.reports', { recursive: true, force: true });
  env.CHROMIUM_PATH = await findBrowser();
  // Tests that need a server, or the built portal, are skipped where there is none.
  await run('servers', ['--import', 'tsx/esm', 'features/cluster/install.ts']);
  // The exchanges of the pact are made in turn, which keeps one core busy: the other one has what runs in turn too.
  await Promise.all([contractsApart(), checksInTurn()]);
  await vitest('unit', []);
  // Unit tests leave nothing idle; the features do, and the cluster waits most of its time.
  await Promise.all([features([]), types().then(cluster).then(bench)]);
}

/** The checks of what the tests run, and its build, the quickest first. */
async function checksInTurn() {
  const walled = ['app', 'bench', 'contracts', 'features', 'fixtures', 'mock-server'];
  await check('format and lint', [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.']);
  const walls = [bin('dependency-cruiser/bin/dependency-cruise.mjs'), '--config', '.dependency-cruiser.mjs'];
  await check('import walls', [...walls, ...walled]);
  await check('nothing unused', [bin('knip/bin/knip.js')]);
  await check('build', ['scripts/build.mjs']);
}

/** With one checker nothing is checked twice; the other core is busy. */
async function types() {
  await check('types', [bin('typescript-native/bin/tsc'), '--noEmit', '--checkers', '1']);
}

/** What a change touches, the nearest first, and what is left out for the sake of time. */
async function touched() {
  const { lint, unit, contracts, features: scenarios, leftOut } = touchedByChange();
  if (lint.length > 0) {
    const biome = [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '--no-errors-on-unmatched'];
    await check('format and lint', [...biome, ...lint]);
  }
  if (unit.length > 0) await vitest('unit', unit);
  if (contracts.length > 0) await vitest('contracts', contracts);
  if (scenarios.length > 0) await features(scenarios);
  console.info(`\nLeft out, npm test runs it:\n  ${leftOut.join('\n  ')}`);
}

/**
 * Makes one check beside others: what it writes is shown when it has ended.
 * @param {string} name @param {string[]} args @param {(code: number) => import('./verdict.mjs').Verdict} verdict by its exit code
 * @param {Record<string, string>} settings of this check alone
 */
async function check(name, args, verdict = ofCheck, settings = {}) {
  const { code, written } = await runApart(args, settings);
  console.info(`\n── ${name}\n${written}`);
  count(name, verdict(code));
}

/** @param {'unit' | 'contracts'} suite @param {string[]} files all of them where none is named */
async function vitest(suite, files) {
  const code = await run(suite, ['scripts/vitest.mjs', suite, ...files]);
  count(suite, ofVitest(code, readReport(`.reports/${suite}.json`)));
}

/** The contracts beside other checks: what they write is shown when they have ended. */
async function contractsApart() {
  const { code, written } = await runApart(['scripts/vitest.mjs', 'contracts']);
  console.info(`\n── contracts\n${written}`);
  count('contracts', ofVitest(code, readReport('.reports/contracts.json')));
}

/** @param {string[]} files all of them where none is named */
async function features(files) {
  const report = '.reports/features/report.xml';
  const leftOut = '.reports/features/left-out';
  for (const file of [report, leftOut]) rmSync(file, { force: true });
  const code = await run('features', ['scripts/features.mjs', ...files]);
  const read = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  count('features', ofFeatures(code, read(report), Number(read(leftOut))));
}

/** Journeys while parts of a deployment fail, briefly: left out, with a line, where the servers cannot be had. */
async function cluster() {
  const brief = {
    CLUSTER_API_AWAY_S: '4',
    CLUSTER_REDIS_HUNG_S: '3',
    CLUSTER_BOTH_PORTALS: 'false',
    CLUSTER_UPDATES: '0',
  };
  await check('cluster', ['--import', 'tsx/esm', 'features/cluster/main.ts'], ofPossibleCheck, brief);
}

/** Whether the bench still works; times are never judged here. */
async function bench() {
  await check('bench', ['--import', 'tsx/esm', 'bench/main.ts', '--short']);
}

/** @param {string} name @param {import('./verdict.mjs').Verdict} verdict */
function count(name, verdict) {
  counts[name] = verdict;
  const { passed, failed, skipped } = verdict;
  console.info(`── ${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** @param {string} name @param {string[]} args @returns {Promise<number>} exit code */
function run(name, args) {
  console.info(`\n── ${name}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * @param {string[]} args @param {Record<string, string>} settings beside those of every check
 * @returns {Promise<{ code: number, written: string }>} exit code, and all that was written
 */
function runApart(args, settings = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let written = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        written += text;
      });
    }
    child.once('close', (code) => resolve({ code: code ?? 1, written }));
  });
}
