import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// Debian installs servers outside of the users' PATH.
const PROGRAM_FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

const INSTALL_TIMEOUT_MS = 300_000;

/** @param {string} name */
export function findProgram(name) {
  const places = PROGRAM_FOLDERS.filter((folder) => folder !== '').map((folder) => join(folder, name));
  return places.find((path) => existsSync(path)) ?? null;
}

/**
 * Installs all packages or none, and only without a password.
 * @param {string} title
 * @param {readonly string[]} packages
 * @returns {boolean}
 */
export function installSystemPackages(title, packages) {
  if (packages.length === 0 || process.getuid?.() !== 0 || findProgram('apt-get') === null) return false;
  console.info(`Installing the system’s ${title} for the tests …`);
  const installArgs = ['install', '--yes', '--no-install-recommends', ...packages];
  // A fresh machine has no package list yet.
  return runAptGet(installArgs) || (runAptGet(['update']) && runAptGet(installArgs));
}

/** @param {string[]} args */
function runAptGet(args) {
  // Keeps packages from starting their servers.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return spawnSync('apt-get', args, { env, stdio: 'ignore', timeout: INSTALL_TIMEOUT_MS }).status === 0;
}
