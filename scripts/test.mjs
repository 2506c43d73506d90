// npm test: every check there is. Ends with one line "N passed, N failed" and that verdict as exit code.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installPackages, requireNode } from './install.mjs';
import { ofCheck, ofFeatures, ofVitest, summary } from './verdict.mjs';

requireNode();
installPackages();
const { findBrowser } = await import('./browser.mjs');
const { buildPortal } = await import('./portal-build.mjs');

rmSync('.reports', { recursive: true, force: true });
mkdirSync('.reports', { recursive: true });
const env = { ...process.env, CHROMIUM_PATH: await findBrowser(), FORCE_COLOR: '0', NO_COLOR: '1' };
/** @type {Record<string, import('./verdict.mjs').Verdict>} */
const counts = {};

const bin = (/** @type {string} */ path) => `node_modules/${path}`;

const walled = ['app', 'contracts', 'features', 'fixtures', 'mock-server'];
await Promise.all([
  check('format and lint', [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.']),
  check('types', [bin('typescript/bin/tsc'), '--noEmit']),
  check('import walls', [
    bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    '.dependency-cruiser.mjs',
    ...walled,
  ]),
  check('nothing unused', [bin('knip/bin/knip.js')]),
]);
// Tests that need a server, or the built portal, are skipped where there is none.
await run('servers', ['--import', 'tsx', 'features/cluster/install.ts']);
buildPortal();
await vitest('unit', []);
await vitest('contracts', ['--config', 'contracts/vitest.config.ts']);
// The cluster waits most of its time.
await Promise.all([features(), cluster()]);

console.info(`\n${summary(counts)}`);
process.exit(Object.values(counts).every(({ failed }) => failed === 0) ? 0 : 1);

/**
 * Makes one check that holds, does not, or says that it cannot be made here, beside others: what it writes is shown when it has ended.
 * @param {string} name @param {string[]} args
 */
async function check(name, args) {
  const { code, written } = await runApart(args);
  console.info(`\n── ${name}\n${written}`);
  count(name, ofCheck(code));
}

/** @param {string} name @param {string[]} args */
async function vitest(name, args) {
  const report = `.reports/${name.replaceAll(/\W+/g, '-')}.json`;
  const runner = [bin('vitest/vitest.mjs'), 'run', ...args, '--reporter=default', '--reporter=json'];
  let verdict = ofVitest(1, null);
  // A busy machine may lose a worker before it has begun, and with it a file's tests: a run that fails without a failed test is repeated.
  for (let tries = 0; tries < 2 && verdict.failed > 0; tries += 1) {
    const code = await run(name, [...runner, `--outputFile.json=${report}`]);
    const result = readReport(report);
    verdict = ofVitest(code, result);
    if (result?.numFailedTests > 0) break;
  }
  count(name, verdict);
}

async function features() {
  const code = await run('features', ['scripts/features.mjs']);
  const report = '.reports/features/report.xml';
  count('features', ofFeatures(code, existsSync(report) ? readFileSync(report, 'utf8') : ''));
}

/** Journeys while parts of a deployment fail, briefly: left out, with a line, where the servers cannot be had. */
async function cluster() {
  Object.assign(env, { CLUSTER_API_AWAY_S: '4', CLUSTER_REDIS_HUNG_S: '3', CLUSTER_UPDATES: '0' });
  await check('cluster', ['--import', 'tsx', 'features/cluster/main.ts']);
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

/** @param {string[]} args @returns {Promise<{ code: number, written: string }>} exit code, and all that was written */
function runApart(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let written = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        written += text;
      });
    }
    child.once('close', (code) => resolve({ code: code ?? 1, written }));
  });
}
