// Without BASE_URL and API_BASE_URL, runs the built portal and the simulator.
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { createBrowserSettings, findBrowser } from './browser.mjs';
import { exitWithMessage } from './exit-with-message.mjs';
import { findFailureReason, parseFeatureArguments } from './feature-arguments.mjs';
import { buildPortal } from './portal-build.mjs';

// `tsx` alone would rewrite required packages. Parsed pages fill the semi-space with short-lived objects.
const RUNTIME_OPTIONS = '--import tsx/esm --max-semi-space-size=64';

const TIMES = '.reports/features/times.json';

const REPORT_FILE = '.reports/features/report.html';

const isPlan = process.argv[2] === '--plan';
const { engine, modes, args } = parseFeatureArguments(process.argv.slice(isPlan ? 3 : 2));
const browser = isPlan
  ? { FEATURES_PLAN: 'yes', FEATURES_BROWSER: engine }
  : createBrowserSettings(engine, await findBrowser(engine));
if (!process.env.BASE_URL && !isPlan) buildPortal();
if (!isPlan) rmSync(TIMES, { force: true });

const cucumber = spawn(
  process.execPath,
  ['node_modules/@cucumber/cucumber/bin/cucumber.js', '--config', 'features/support/cucumber.mjs', ...args],
  {
    stdio: ['inherit', 'inherit', 'pipe'],
    env: {
      ...process.env,
      ...browser,
      ...modes,
      NODE_OPTIONS: `${process.env.TEST_CLOCK ?? ''} ${RUNTIME_OPTIONS}`,
    },
  },
);
let errorOutput = '';
cucumber.stderr.setEncoding('utf8').on('data', (text) => {
  errorOutput += text;
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => cucumber.kill(signal));
cucumber.once('close', (code) => {
  // A plan runs no scenario, so the reports belong to an earlier run.
  const hasRun = !isPlan && existsSync(TIMES);
  if (code !== 0 && !hasRun && errorOutput !== '') {
    exitWithMessage(`The features cannot start: ${findFailureReason(errorOutput)}`);
  }
  console.error(errorOutput);
  if (hasRun) console.info(`Report: ${REPORT_FILE}`);
  process.exit(code ?? 1);
});
