import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps servers where the path of ordinary users does not lead. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Where a program stands, or null when it is not installed. */
export function findProgram(name: string): string | null {
  for (const folder of FOLDERS) {
    const path = join(folder, name);
    if (folder !== '' && existsSync(path)) return path;
  }
  return null;
}

/** Installs Debian packages, where that is possible without asking anybody. */
export function installDebianPackages(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || findProgram('apt-get') === null) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // A package of a server would start it; ours are started by the cluster alone.
  const installed = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    env: { ...env, RUNLEVEL: '1' },
    stdio: 'ignore',
    timeout: 120_000,
  });
  return installed.status === 0;
}
