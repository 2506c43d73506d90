import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's packages of what drives WebKitGTK, and of a screen that nobody sees. */
export const WEBKITGTK_PACKAGES = ['webkit2gtk-driver', 'xvfb'];

/**
 * What WebKitGTK is tested with: its driver, the browser that comes with it, and a screen for it; installed with the system's packages where
 * that is possible without asking anybody.
 * @returns {string | null} the three paths, separated as PATH is; null when one is missing
 */
export function findWebKitGtk() {
  const found = installed();
  if (found !== null || process.getuid?.() !== 0 || program('apt-get') === null) return found;
  console.info('Installing the system’s WebKitGTK for the tests …');
  const install = ['install', '--yes', '--no-install-recommends', ...WEBKITGTK_PACKAGES];
  if (!apt(install) && apt(['update'])) apt(install);
  return installed();
}

function installed() {
  const parts = [program('WebKitWebDriver'), miniBrowser(), program('Xvfb')];
  return parts.every((part) => part !== null) ? parts.join(delimiter) : null;
}

/** @param {string} name */
function program(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
}

/** The browser is a part of the library, and no program of its own. */
function miniBrowser() {
  const libraries = folders('/usr/lib').filter((folder) => folder.includes('-linux-'));
  const versions = ['/usr/lib', '/usr/libexec', ...libraries]
    .flatMap(folders)
    .filter((folder) => folder.includes('/webkit2gtk-') || folder.includes('/webkitgtk-'));
  return versions.map((folder) => join(folder, 'MiniBrowser')).find((file) => existsSync(file)) ?? null;
}

/** @param {string} parent @returns {string[]} */
function folders(parent) {
  if (!existsSync(parent)) return [];
  const entries = readdirSync(parent, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries.map(({ name }) => join(parent, name));
}

/** @param {string[]} args */
function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { env, stdio: 'ignore', timeout: 300_000 }).status === 0;
}
