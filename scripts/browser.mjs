import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findProgram, installSystemPackages } from './programs.mjs';
import { fail } from './say.mjs';
import { findWebKitGtk, WEBKITGTK_PACKAGES } from './webkitgtk.mjs';

/** @typedef {'chromium' | 'firefox' | 'webkit'} PlaywrightName engines that Playwright drives */
/** @typedef {PlaywrightName | 'webkitgtk'} EngineName */

/**
 * How each engine's browser is found: the setting that names it, the programs that it is installed as, and the system's packages.
 * @type {Record<PlaywrightName, { title: string, setting: string | null, names: string[], places: string[], packages: string[], isPlaywrights: boolean }>}
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
export const ENGINES = /** @type {EngineName[]} */ ([...Object.keys(BROWSERS), 'webkitgtk']);

/**
 * The browser to test with. Ends with one readable line when there is none.
 * @param {EngineName} [engine]
 * @returns {Promise<string>} path of the program; for WebKitGTK those of three
 */
export async function findBrowser(engine = 'chromium') {
  const { path, problem } = await lookForBrowser(engine);
  return path ?? fail(problem);
}

/**
 * The browser that its setting names (CHROMIUM_PATH, FIREFOX_PATH), an installed one, Playwright's download, or the system's package; or the line
 * that says what to do.
 * @param {EngineName} engine
 * @returns {Promise<{ path: string, problem: null } | { path: null, problem: string }>}
 */
export async function lookForBrowser(engine) {
  if (engine === 'webkitgtk') {
    const needed = `WebKitGTK cannot be driven here: apt-get install ${WEBKITGTK_PACKAGES.join(' ')}.`;
    return orProblem(findWebKitGtk(), needed);
  }
  const { title, setting } = BROWSERS[engine];
  const given = missingNamed(engine);
  if (given !== null) return { path: null, problem: given };
  const found = namedBrowser(engine) ?? installed(engine) ?? (await playwrights(engine)) ?? packaged(engine);
  const advice = setting === null ? `Take ${others(engine)}.` : `Set ${setting}.`;
  return orProblem(found, `No ${title} was found and none could be installed. ${advice}`);
}

/** @param {string | null} path @param {string} problem */
const orProblem = (path, problem) => (path === null ? { path, problem } : { path, problem: null });

/**
 * The browser that the engine's setting names, null for none; ends with one readable line when it is not there.
 * @param {EngineName} [engine]
 */
export function namedBrowser(engine = 'chromium') {
  const problem = missingNamed(engine);
  if (problem !== null) return fail(problem);
  return settingOf(engine) || null;
}

/**
 * A browser that is there: what its setting names, else an installed one; undefined for none, and Playwright may have its own.
 * @param {'chromium' | 'firefox'} engine
 */
export const presentBrowser = (engine) => settingOf(engine) || (installed(engine) ?? undefined);

/** @param {EngineName} engine @returns {string | null} what to do when the engine's setting names what is not there */
function missingNamed(engine) {
  const named = settingOf(engine);
  if (engine === 'webkitgtk' || !named || existsSync(named)) return null;
  const { title, setting } = BROWSERS[engine];
  return `${setting} names ${named}, which does not exist: name a ${title}, or leave it out to have one found.`;
}

/** @param {EngineName} engine */
function settingOf(engine) {
  const setting = engine === 'webkitgtk' ? null : BROWSERS[engine].setting;
  return setting === null ? undefined : process.env[setting];
}

/**
 * What a runner of the features is told of the browser, as environment.
 * @param {EngineName} engine @param {string} path
 * @returns {Record<string, string>}
 */
export function browserSettings(engine, path) {
  const setting = engine === 'webkitgtk' ? 'FEATURES_WEBKITGTK' : BROWSERS[engine].setting;
  return { FEATURES_BROWSER: engine, ...(setting !== null && { [setting]: path }) };
}

/** @param {PlaywrightName} engine */
function others(engine) {
  return ENGINES.filter((other) => other !== engine)
    .map((other) => `--browser ${other}`)
    .join(' or ');
}

/** @param {PlaywrightName} engine */
function installed(engine) {
  const { names, places } = BROWSERS[engine];
  const programs = names.map(findProgram).filter((path) => path !== null);
  return programs[0] ?? places.find((file) => existsSync(file)) ?? null;
}

/** @param {PlaywrightName} engine */
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

/** @param {PlaywrightName} engine */
function packaged(engine) {
  const { title, packages } = BROWSERS[engine];
  // Not every release has both.
  packages.some((name) => installSystemPackages(title, [name]));
  return installed(engine);
}
