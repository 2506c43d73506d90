import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail } from './say.mjs';

/** @typedef {'chromium' | 'firefox' | 'webkit'} EngineName */

/**
 * How each engine's browser is found: the setting that names it, the programs that it is installed as, and the system's packages.
 * @type {Record<EngineName, { title: string, setting: string | null, names: string[], places: string[], packages: string[], isPlaywrights: boolean }>}
 */
const BROWSERS = {
  chromium: {
    title: 'Chromium',
    setting: 'CHROMIUM_PATH',
    // The headless shell is Chromium without a window to draw, at half the cost.
    names: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
      'chrome',
    ],
    places: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    packages: ['chromium-headless-shell', 'chromium'],
    isPlaywrights: true,
  },
  // A stock Firefox is driven over WebDriver BiDi; Playwright's own is a patched one.
  firefox: {
    title: 'Firefox',
    setting: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr', 'firefox'],
    isPlaywrights: false,
  },
  // Playwright drives no other WebKit than its own.
  webkit: { title: 'WebKit', setting: null, names: [], places: [], packages: [], isPlaywrights: true },
};

/** The engines that the features run in. */
export const ENGINES = /** @type {EngineName[]} */ (Object.keys(BROWSERS));

/**
 * The browser to test with: the one that its setting names (CHROMIUM_PATH, FIREFOX_PATH), an installed one, Playwright's download, or the
 * system's package. Ends with one readable line when there is none.
 * @param {EngineName} [engine]
 * @returns {Promise<string>} path of the program
 */
export async function findBrowser(engine = 'chromium') {
  const { title, setting } = BROWSERS[engine];
  const found = namedBrowser(engine) ?? installed(engine) ?? (await playwrights(engine)) ?? packaged(engine);
  if (found !== null) return found;
  const advice = setting === null ? `Take ${others(engine)}.` : `Set ${setting}.`;
  return fail(`No ${title} was found and none could be installed. ${advice}`);
}

/**
 * The browser that the engine's setting names, null for none; ends with one readable line when it is not there.
 * @param {EngineName} [engine]
 */
export function namedBrowser(engine = 'chromium') {
  const { title, setting } = BROWSERS[engine];
  const named = setting === null ? undefined : process.env[setting];
  if (!named) return null;
  if (existsSync(named)) return named;
  return fail(
    `${setting} names ${named}, which does not exist: name a ${title}, or leave it out to have one found.`,
  );
}

/**
 * What a runner of the features is told of the browser, as environment.
 * @param {EngineName} engine @param {string} path
 * @returns {Record<string, string>}
 */
export function browserSettings(engine, path) {
  const { setting } = BROWSERS[engine];
  return { FEATURES_BROWSER: engine, ...(setting !== null && { [setting]: path }) };
}

/** @param {EngineName} engine */
function others(engine) {
  return ENGINES.filter((other) => other !== engine)
    .map((other) => `--browser ${other}`)
    .join(' or ');
}

/** @param {EngineName} engine */
function installed(engine) {
  const { names, places } = BROWSERS[engine];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places];
  return candidates.find((file) => existsSync(file)) ?? null;
}

/** @param {EngineName} engine */
async function playwrights(engine) {
  if (!BROWSERS[engine].isPlaywrights) return null;
  const { [engine]: browser } = await import('playwright');
  if (existsSync(browser.executablePath())) return browser.executablePath();
  console.info('Downloading a browser for the tests …');
  const playwright = (/** @type {string} */ command) =>
    spawnSync(process.execPath, ['node_modules/playwright/cli.js', command, engine], {
      stdio: 'ignore',
      timeout: 300_000,
    }).status === 0;
  // Without a network the download ends at once, which the system's packages would not.
  if (playwright('install')) playwright('install-deps');
  return existsSync(browser.executablePath()) ? browser.executablePath() : null;
}

/** @param {EngineName} engine */
function packaged(engine) {
  const { title, packages } = BROWSERS[engine];
  if (packages.length === 0 || spawnSync('apt-get', ['--version']).status !== 0) return null;
  console.info(`Installing the system’s ${title} for the tests …`);
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (!apt('update')) return null;
  // Not every release has both.
  packages.some((name) => apt('install', '--yes', '--no-install-recommends', name));
  return installed(engine);
}
