import { findProgram, installSystemPackages } from '../../scripts/programs.mjs';

export const SERVER_PROGRAMS = ['nginx', 'haproxy', 'redis-server', 'redis-sentinel'] as const;

export function installMissingServers(servers: readonly string[]): string[] {
  const missing = () => servers.filter((name) => findProgram(name) === null);
  installSystemPackages('servers', missing());
  return missing();
}
