import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fail } from './say.mjs';

const STAMP = 'node_modules/.installed-from';

/**
 * Ends with one readable line when Node is older than package.json asks for.
 * @param {string} [version]
 */
export function requireNode(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  if (!supported) fail(`This needs Node ${engines.node}; the one running is ${version}.`);
}

/** Installs the packages of the lock file, unless exactly those are installed already. */
export function installPackages() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  console.info('Installing packages (npm ci) …');
  try {
    execFileSync(npm(), ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  } catch {
    fail('The packages could not be installed (npm ci failed, see above).');
  }
  writeFileSync(STAMP, lock);
}

const npm = () => (process.platform === 'win32' ? 'npm.cmd' : 'npm');
