// npm test: every check there is. Ends with one line "N passed, N failed" and that verdict as exit code.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installPackages, requireNode } from './install.mjs';

requireNode();
installPackages();
const { findBrowser } = await import('./browser.mjs');
const { buildPortal } = await import('./portal-build.mjs');

rmSync('.reports', { recursive: true, force: true });
mkdirSync('.reports', { recursive: true });
const env = { ...process.env, CHROMIUM_PATH: await findBrowser(), FORCE_COLOR: '0', NO_COLOR: '1' };
const total = { passed: 0, failed: 0 };

const bin = (/** @type {string} */ path) => `node_modules/${path}`;

await check('format and lint', [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.']);
await check('types', [bin('typescript/bin/tsc'), '--noEmit']);
await check('import walls', [
  bin('dependency-cruiser/bin/dependency-cruise.mjs'),
  '--config',
  '.dependency-cruiser.mjs',
  'app',
  'contracts',
  'features',
  'fixtures',
  'mock-server',
]);
await check('nothing unused', [bin('knip/bin/knip.js')]);
await vitest('unit', []);
buildPortal();
await vitest('contracts', ['--config', 'contracts/vitest.config.ts']);
await features();
await cluster();

console.info(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** Runs one check that either holds or does not. @param {string} name @param {string[]} args */
async function check(name, args) {
  count(name, (await run(name, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** @param {string} name @param {string[]} args */
async function vitest(name, args) {
  const report = `.reports/${name.replaceAll(/\W+/g, '-')}.json`;
  const runner = [bin('vitest/vitest.mjs'), 'run', ...args, '--reporter=default', '--reporter=json'];
  let code = 1;
  let failed = 0;
  let passed = 0;
  // A busy machine may lose a worker before it has begun, and with it a file's tests: a run that fails without a failed test is repeated.
  for (let tries = 0; tries < 2 && code !== 0 && failed === 0; tries += 1) {
    code = await run(name, [...runner, `--outputFile.json=${report}`]);
    const result = readReport(report);
    failed = result?.numFailedTests ?? 0;
    passed = result?.numPassedTests ?? 0;
  }
  count(name, verdict(code, passed, failed));
}

async function features() {
  const code = await run('features', ['scripts/features.mjs']);
  const report = '.reports/features/report.xml';
  const suite = existsSync(report) ? (/<testsuite [^>]*>/.exec(readFileSync(report, 'utf8'))?.[0] ?? '') : '';
  const figure = (/** @type {string} */ name) => Number(new RegExp(`${name}="(\\d+)"`).exec(suite)?.[1] ?? 0);
  const failed = figure('failures') + figure('errors');
  count('features', verdict(code, figure('tests') - figure('skipped') - failed, failed));
}

/** Journeys while parts of a deployment fail, briefly: left out, with a line, where the servers cannot be had. */
async function cluster() {
  Object.assign(env, {
    CLUSTER_OPTIONAL: 'true',
    CLUSTER_API_AWAY_S: '4',
    CLUSTER_REDIS_HUNG_S: '3',
    CLUSTER_UPDATES: '0',
  });
  await check('cluster', ['--import', 'tsx', 'features/cluster/main.ts']);
}

/** A runner that failed without a failed test (it crashed, or ran none) still counts as one failure. */
function verdict(/** @type {number} */ code, /** @type {number} */ passed, /** @type {number} */ failed) {
  const crashed = code !== 0 && failed === 0;
  const ranNothing = passed + failed === 0;
  return { passed, failed: failed + (crashed || ranNothing ? 1 : 0) };
}

function count(
  /** @type {string} */ name,
  /** @type {{ passed: number, failed: number }} */ { passed, failed },
) {
  total.passed += passed;
  total.failed += failed;
  console.info(`── ${name}: ${passed} passed, ${failed} failed`);
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
