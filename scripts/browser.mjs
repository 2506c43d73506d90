import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { exitWithMessage } from './exit-with-message.mjs';
import { findProgram, installSystemPackages } from './programs.mjs';
import { findWebKitGtk, WEBKITGTK_PACKAGES } from './webkitgtk.mjs';

/** @typedef {'chromium' | 'firefox' | 'webkit'} PlaywrightName */
/** @typedef {PlaywrightName | 'webkitgtk'} EngineName */

/**
 * @type {Record<PlaywrightName, { title: string, setting: string | null, names: string[], places: string[],
 * packages: string[], isPlaywrights: boolean }>}
 */
const BROWSERS = {
  chromium: {
    title: 'Chromium',
    setting: 'CHROMIUM_PATH',
    // The headless shell takes half the processor time.
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
  // Playwright's own Firefox is patched. A stock one needs WebDriver BiDi.
  firefox: {
    title: 'Firefox',
    setting: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr', 'firefox'],
    isPlaywrights: false,
  },
  webkit: { title: 'WebKit', setting: null, names: [], places: [], packages: [], isPlaywrights: true },
};

export const ENGINES = /** @type {EngineName[]} */ ([...Object.keys(BROWSERS), 'webkitgtk']);

/**
 * @param {EngineName} [engine]
 * @returns {Promise<string>} path of the program; for WebKitGTK three paths, joined by the path delimiter
 */
export async function findBrowser(engine = 'chromium') {
  const { path, problem } = await tryFindBrowser(engine);
  return path ?? exitWithMessage(problem);
}

/**
 * @param {EngineName} engine
 * @returns {Promise<{ path: string, problem: null } | { path: null, problem: string }>}
 */
export async function tryFindBrowser(engine) {
  if (engine === 'webkitgtk') {
    const installHint = `WebKitGTK cannot be driven here: apt-get install ${WEBKITGTK_PACKAGES.join(' ')}.`;
    return pathOrProblem(findWebKitGtk(), installHint);
  }
  const { title, setting } = BROWSERS[engine];
  const problem = missingProgramMessage(engine);
  if (problem !== null) return { path: null, problem };
  const path =
    requireBrowser(engine) ??
    findInstalledProgram(engine) ??
    (await downloadWithPlaywright(engine)) ??
    findSystemPackage(engine);
  const advice = setting === null ? `Use ${describeOtherEngines(engine)}.` : `Set ${setting}.`;
  return pathOrProblem(path, `No ${title} was found and none could be installed. ${advice}`);
}

/** @param {string | null} path @param {string} problem */
const pathOrProblem = (path, problem) => (path === null ? { path, problem } : { path, problem: null });

/** @param {EngineName} [engine] */
export function requireBrowser(engine = 'chromium') {
  const problem = missingProgramMessage(engine);
  if (problem !== null) return exitWithMessage(problem);
  return settingOf(engine) || null;
}

/**
 * Ignores Playwright's downloads.
 * @param {'chromium' | 'firefox'} engine
 */
export const findInstalledBrowser = (engine) =>
  settingOf(engine) || (findInstalledProgram(engine) ?? undefined);

/**
 * Installs nothing.
 * @param {PlaywrightName} engine
 */
export async function hasBrowser(engine) {
  if (missingProgramMessage(engine) !== null) return false;
  return (
    Boolean(settingOf(engine)) ||
    findInstalledProgram(engine) !== null ||
    existsSync(await findPlaywrightPath(engine))
  );
}

/** @param {PlaywrightName} engine */
async function findPlaywrightPath(engine) {
  const { [engine]: browser } = await import('playwright');
  return browser.executablePath();
}

/** @param {EngineName} engine */
function missingProgramMessage(engine) {
  const configuredPath = settingOf(engine);
  if (engine === 'webkitgtk' || !configuredPath || existsSync(configuredPath)) return null;
  const { title, setting } = BROWSERS[engine];
  return `${setting} names ${configuredPath}, which does not exist: name a ${title}, or leave it out to have one found.`;
}

/** @param {EngineName} engine */
function settingOf(engine) {
  const setting = engine === 'webkitgtk' ? null : BROWSERS[engine].setting;
  return setting === null ? undefined : process.env[setting];
}

/**
 * @param {EngineName} engine
 * @param {string} path
 * @returns {Record<string, string>}
 */
export function createBrowserSettings(engine, path) {
  const setting = engine === 'webkitgtk' ? 'FEATURES_WEBKITGTK' : BROWSERS[engine].setting;
  return { FEATURES_BROWSER: engine, ...(setting !== null && { [setting]: path }) };
}

/** @param {PlaywrightName} engine */
function describeOtherEngines(engine) {
  return ENGINES.filter((other) => other !== engine)
    .map((other) => `--browser ${other}`)
    .join(' or ');
}

/** @param {PlaywrightName} engine */
function findInstalledProgram(engine) {
  const { names, places } = BROWSERS[engine];
  const programs = names.map(findProgram).filter((path) => path !== null);
  return programs[0] ?? places.find((file) => existsSync(file)) ?? null;
}

/** @param {PlaywrightName} engine */
async function downloadWithPlaywright(engine) {
  if (!BROWSERS[engine].isPlaywrights) return null;
  const path = await findPlaywrightPath(engine);
  if (existsSync(path)) return path;
  console.info('Downloading a browser for the tests …');
  const runPlaywright = (/** @type {string} */ command) =>
    spawnSync(process.execPath, ['node_modules/playwright/cli.js', command, engine], {
      stdio: 'ignore',
      timeout: 300_000,
    }).status === 0;
  // A download fails fast without a network; `install-deps` does not.
  if (runPlaywright('install')) runPlaywright('install-deps');
  return existsSync(path) ? path : null;
}

/** @param {PlaywrightName} engine */
function findSystemPackage(engine) {
  const { title, packages } = BROWSERS[engine];
  // Some releases lack one of the packages.
  packages.some((name) => installSystemPackages(title, [name]));
  return findInstalledProgram(engine);
}
