import { spawnSync } from 'node:child_process';
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
  const { status, stderr } = spawnSync(
    npm(),
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0)
    fail(`The packages cannot be installed: ${reasonOf(stderr ?? '')}. Mend that and run this again.`);
  writeFileSync(STAMP, lock);
}

const npm = () => (process.platform === 'win32' ? 'npm.cmd' : 'npm');

/** What npm says was wrong, as one line; its first lines are codes. @param {string} text */
function reasonOf(text) {
  const lines = text.split('\n').map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim());
  const said = lines.filter(
    (line) => line !== '' && !/^(code|errno|syscall|network This is|A complete log)/.test(line),
  );
  return (said[0] ?? 'npm ci failed').replace(/\.$/, '');
}
