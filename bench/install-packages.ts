import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export type SeparatePackages = 'fastify' | 'mock-servers' | 'next' | 'lighthouse';

export const getPackagesFolder = (name: SeparatePackages): string =>
  fileURLToPath(new URL(`./${name}/`, import.meta.url));

export async function installPackagesOf(name: SeparatePackages, omittedSubject: string): Promise<boolean> {
  const cwd = getPackagesFolder(name);
  if (existsSync(`${cwd}node_modules/.package-lock.json`)) return true;
  try {
    await promisify(execFile)(
      'npm',
      ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'],
      { cwd },
    );
    return true;
  } catch {
    console.info(`${omittedSubject} left out: the packages of bench/${name} could not be installed.`);
    return false;
  }
}
