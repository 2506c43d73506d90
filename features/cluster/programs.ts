import { findProgram, installSystemPackages } from '../../scripts/programs.mjs';

export const SERVER_PROGRAMS = ['nginx', 'haproxy', 'redis-server', 'redis-sentinel'] as const;

export function installMissingServers(servers: readonly string[]): string[] {
  const listMissing = () => servers.filter((name) => findProgram(name) === null);
  installSystemPackages('servers', listMissing());
  return listMissing();
}
