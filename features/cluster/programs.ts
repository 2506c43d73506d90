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

/** The servers that tests are made with: each is a program, and the Debian package of the same name. */
export const SERVERS = ['nginx', 'haproxy', 'redis-server'] as const;

/** Makes sure of servers, where that is possible without asking anybody. Gives those that are missing all the same. */
export function missingServers(servers: readonly string[]): string[] {
  const missing = () => servers.filter((name) => findProgram(name) === null);
  if (missing().length > 0 && process.getuid?.() === 0 && findProgram('apt-get') !== null) {
    // A fresh machine has no list of packages yet.
    const packages = ['install', '-y', '--no-install-recommends', ...missing()];
    if (!aptGet(packages) && aptGet(['update'])) aptGet(packages);
  }
  return missing();
}

function aptGet(args: string[]): boolean {
  // A package of a server would start it; ours are started by the tests alone.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return spawnSync('apt-get', args, { env, stdio: 'ignore', timeout: 120_000 }).status === 0;
}
