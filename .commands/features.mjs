// npm run features: the Gherkin suite, against the built portal and the simulator, or against BASE_URL and API_BASE_URL.
// What follows "--" goes to Cucumber, for example: npm run features -- --tags @CLA-08
import { spawn } from 'node:child_process';
import { findBrowser } from './browser.mjs';
import { buildPortal } from './portal-build.mjs';

const CHROMIUM_PATH = await findBrowser();
if (!process.env.BASE_URL) buildPortal();

const cucumber = spawn(
  process.execPath,
  [
    'node_modules/@cucumber/cucumber/bin/cucumber.js',
    '--config',
    'features/support/cucumber.mjs',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH, NODE_OPTIONS: '--import tsx' } },
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => cucumber.kill(signal));
cucumber.once('exit', (code) => process.exit(code ?? 1));
