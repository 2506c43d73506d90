import { findProgram, installSystemPackages } from '../../scripts/programs.mjs';

/** The servers that tests are made with: each is a program, and the Debian package of the same name. */
export const SERVERS = ['nginx', 'haproxy', 'redis-server'] as const;

/** Makes sure of servers, where that is possible without asking anybody. Gives those that are missing all the same. */
export function missingServers(servers: readonly string[]): string[] {
  const missing = () => servers.filter((name) => findProgram(name) === null);
  installSystemPackages('servers', missing());
  return missing();
}
