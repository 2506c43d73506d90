import { findProgram, installSystemPackages } from '../../scripts/programs.mjs';

export const SERVERS = ['nginx', 'haproxy', 'redis-server', 'redis-sentinel'] as const;

export function missingServers(servers: readonly string[]): string[] {
  const missing = () => servers.filter((name) => findProgram(name) === null);
  installSystemPackages('servers', missing());
  return missing();
}
