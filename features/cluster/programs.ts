import { findProgram, installSystemPackages } from '../../scripts/programs.mjs';

export const SERVERS = ['nginx', 'haproxy', 'redis-server', 'redis-sentinel'] as const;

/**
 * Installs missing servers if no password is needed.
 * @returns the servers that are still missing
 */
export function missingServers(servers: readonly string[]): string[] {
  const missing = () => servers.filter((name) => findProgram(name) === null);
  installSystemPackages('servers', missing());
  return missing();
}
