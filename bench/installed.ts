import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Folders here with a package list of their own, so that the portal's own packages stay few. */
export type Apart = 'peers' | 'rivals' | 'next' | 'lighthouse';

/** Path of such a folder, with a slash at its end. */
export const folderOf = (name: Apart): string => fileURLToPath(new URL(`./${name}/`, import.meta.url));

/**
 * Installs the packages of such a folder, once.
 *
 * @param leftOut what cannot be measured without them
 * @returns false, after one line, where they cannot be had
 */
export async function installApart(name: Apart, leftOut: string): Promise<boolean> {
  const cwd = folderOf(name);
  if (existsSync(`${cwd}node_modules/.package-lock.json`)) return true;
  try {
    await promisify(execFile)(
      'npm',
      ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'],
      { cwd },
    );
    return true;
  } catch {
    console.info(`${leftOut} left out: the packages of bench/${name} could not be installed.`);
    return false;
  }
}
