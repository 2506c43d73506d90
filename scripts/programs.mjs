import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps servers where the path of ordinary users does not lead. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

const INSTALL_WITHIN_MS = 300_000;

/**
 * Where a program stands.
 * @param {string} name @returns {string | null} null when it is not installed
 */
export function findProgram(name) {
  const places = FOLDERS.filter((folder) => folder !== '').map((folder) => join(folder, name));
  return places.find((path) => existsSync(path)) ?? null;
}

/**
 * Installs packages of the system, all or none, where that is possible without asking anybody; says so when it begins.
 * @param {string} title what they bring
 * @param {readonly string[]} packages @returns {boolean} whether they are installed now
 */
export function installSystemPackages(title, packages) {
  if (packages.length === 0 || process.getuid?.() !== 0 || findProgram('apt-get') === null) return false;
  console.info(`Installing the system’s ${title} for the tests …`);
  const install = ['install', '--yes', '--no-install-recommends', ...packages];
  // A fresh machine has no list of packages yet.
  return apt(install) || (apt(['update']) && apt(install));
}

/** @param {string[]} args */
function apt(args) {
  // A package of a server would start it; ours are started by the tests alone.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return spawnSync('apt-get', args, { env, stdio: 'ignore', timeout: INSTALL_WITHIN_MS }).status === 0;
}
