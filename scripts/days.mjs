// npm run test:days [-- DAY … unit | contracts | features … --list]
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { findBrowser } from './browser.mjs';
import {
  countsOfFeatures,
  countsOfVitest,
  exitCodeOf,
  formatSummary,
  listFailedFeatures,
  listFailedTests,
} from './check-counts.mjs';
import { listDateScenarios, listDateTestFiles } from './date-tests.mjs';
import { DAYS, parseDayArguments } from './day-arguments.mjs';
import { buildPortal } from './portal-build.mjs';

const REPORT_FOLDER = '.reports/days';
const VITEST_ARGS = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
const FEATURES_REPORT = '.reports/features/report.xml';

const { days, parts, isList } = parseDayArguments(process.argv.slice(2));
if (isList) {
  const listTests = { unit: listDateTestFiles, contracts: () => ['contracts/'], features: listDateScenarios };
  for (const part of parts) console.info(`${part}\n  ${listTests[part]().join('\n  ')}`);
  process.exit(0);
}

const CHROMIUM_PATH = parts.includes('features') ? await findBrowser() : '';
buildPortal();
mkdirSync(REPORT_FOLDER, { recursive: true });

/** @type {Record<string, import('./check-counts.mjs').CheckCounts>} */
const counts = {};
for (const day of days) for (const part of parts) counts[`${day} ${part}`] = await runPart(day, part);
console.info(`\n${formatSummary(counts)}`);
process.exit(exitCodeOf(counts));

/** @param {string} day @param {typeof parts[number]} part */
async function runPart(day, part) {
  const place = `${REPORT_FOLDER}/${day}-${part}`;
  const json = `--outputFile.json=${place}.json`;
  const args = {
    unit: () => [...VITEST_ARGS, json, ...listDateTestFiles()],
    contracts: () => [...VITEST_ARGS, json, '--config', 'contracts/vitest.config.ts'],
    features: () => ['scripts/features.mjs', ...listDateScenarios()],
  }[part]();
  for (const oldReport of [FEATURES_REPORT, `${place}.json`]) rmSync(oldReport, { force: true });
  const startedAt = performance.now();
  const code = await run(args, day, `${place}.log`);
  const readText = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const isFeaturesPart = part === 'features';
  const report = readText(isFeaturesPart ? FEATURES_REPORT : `${place}.json`);
  const result = isFeaturesPart || report === '' ? null : JSON.parse(report);
  const testCounts = isFeaturesPart ? countsOfFeatures(code, report) : countsOfVitest(code, result);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  console.info(
    `${day} ${part}: ${testCounts.passed} passed, ${testCounts.failed} failed, ${seconds} s (${place}.log)`,
  );
  for (const name of isFeaturesPart ? listFailedFeatures(report) : listFailedTests(result))
    console.info(`  failed: ${name}`);
  return testCounts;
}

/**
 * @param {string[]} args
 * @param {string} day
 * @param {string} log output file
 * @returns {Promise<number>}
 */
async function run(args, day, log) {
  const { at, zone } = DAYS[day] ?? { at: '', zone: '' };
  const clock = `--import ${new URL('preload-moved-clock.mjs', import.meta.url).href}`;
  const file = await open(log, 'w');
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      ...(CHROMIUM_PATH && { CHROMIUM_PATH }),
      TZ: zone,
      TEST_CLOCK_MS: String(Date.parse(at) - Date.now()),
      TEST_CLOCK: clock,
      NODE_OPTIONS: clock,
      NO_COLOR: '1',
    },
    stdio: ['ignore', file.fd, file.fd],
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  await file.close();
  return code ?? 1;
}
