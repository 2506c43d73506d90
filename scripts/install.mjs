import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { exitWithMessage } from './exit-with-message.mjs';

const INSTALLED_LOCK_FILE = 'node_modules/.package-lock.json';

/** @param {string} [version] */
export function requireNode(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  if (!isSupported) exitWithMessage(`This needs Node ${engines.node}; the one running is ${version}.`);
}

/** Call after the start: a command that cannot start prints one line only. @param {string} [version] */
export function warnAboutOldNode(version = process.versions.node) {
  if (version.startsWith('20.'))
    console.warn(
      `Node ${version} has had no security updates since April 2026. Use Node ${readRecommendedVersion()}.`,
    );
}

const readRecommendedVersion = () => readFileSync('.nvmrc', 'utf8').trim();

export function installPackages() {
  if (isInstalledAsLocked()) return;
  console.info('Installing packages (npm ci) …');
  const { status, stderr } = spawnSync(
    npm(),
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0)
    exitWithMessage(
      `The packages cannot be installed: ${reasonOf(stderr ?? '')}. Fix the problem and run the command again.`,
    );
}

/** Optional packages may be missing. */
function isInstalledAsLocked() {
  const installedPackages = packagesOf(INSTALLED_LOCK_FILE);
  const lockedPackages = packagesOf('package-lock.json');
  if (installedPackages === null || lockedPackages === null) return false;
  delete lockedPackages[''];
  return (
    Object.keys(installedPackages).every((path) => path in lockedPackages) &&
    Object.entries(lockedPackages).every(([path, { version, integrity, optional }]) =>
      path in installedPackages
        ? installedPackages[path]?.version === version && installedPackages[path]?.integrity === integrity
        : optional === true,
    )
  );
}

/**
 * @typedef {{ version: string, integrity?: string, optional?: boolean }} LockedPackage
 * @param {string} lockFile
 * @returns {Record<string, LockedPackage> | null} by folder; null if the file is missing or invalid
 */
function packagesOf(lockFile) {
  if (!existsSync(lockFile)) return null;
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

const npm = () => (process.platform === 'win32' ? 'npm.cmd' : 'npm');

/**
 * The first lines of npm's output are codes.
 * @param {string} text
 */
function reasonOf(text) {
  const lines = text.split('\n').map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim());
  const messages = lines.filter(
    (line) => line !== '' && !/^(code|errno|syscall|network This is|A complete log)/.test(line),
  );
  return (messages[0] ?? 'npm ci failed').replace(/\.$/, '');
}
