import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail } from './say.mjs';

/** The headless shell is Chromium without a window to draw, at half the cost. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium to test with: the one CHROMIUM_PATH names, an installed one, Playwright's download, or the system's package. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH names ${named}, which does not exist.`);
  return (
    installed() ??
    (await playwrights()) ??
    packaged() ??
    fail('No Chromium was found and none could be installed. Set CHROMIUM_PATH.')
  );
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES];
  return candidates.find((file) => existsSync(file)) ?? null;
}

async function playwrights() {
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  console.info('Downloading a browser for the tests …');
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', '--with-deps', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

function packaged() {
  if (spawnSync('apt-get', ['--version']).status !== 0) return null;
  console.info('Installing the system’s Chromium for the tests …');
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (!apt('update')) return null;
  // Not every release has both.
  PACKAGES.some((name) => apt('install', '--yes', '--no-install-recommends', name));
  return installed();
}
