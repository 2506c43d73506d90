// npm run features: the Gherkin suite, against the built portal and the simulator, or against BASE_URL and API_BASE_URL.
// Arguments after "--" go to Cucumber, for example: npm run features -- features/dashboard/objects.feature --tags @CLA-08
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { featureArguments, reasonOf } from './feature-arguments.mjs';
import { buildPortal } from './portal-build.mjs';
import { fail } from './say.mjs';

/** Written when scenarios have run. */
const TIMES = '.reports/features/times.json';

const args = featureArguments(process.argv.slice(2));
const CHROMIUM_PATH = await findBrowser();
if (!process.env.BASE_URL) buildPortal();
rmSync(TIMES, { force: true });

const cucumber = spawn(
  process.execPath,
  ['node_modules/@cucumber/cucumber/bin/cucumber.js', '--config', 'features/support/cucumber.mjs', ...args],
  {
    stdio: ['inherit', 'inherit', 'pipe'],
    env: { ...process.env, CHROMIUM_PATH, NODE_OPTIONS: '--import tsx' },
  },
);
let complaints = '';
cucumber.stderr.setEncoding('utf8').on('data', (text) => {
  complaints += text;
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => cucumber.kill(signal));
cucumber.once('close', (code) => {
  if (code !== 0 && !existsSync(TIMES) && complaints !== '') {
    fail(`The features cannot start: ${reasonOf(complaints)}`);
  }
  console.error(complaints);
  process.exit(code ?? 1);
});
