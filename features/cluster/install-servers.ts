// Exits with 0 even without servers: tests report missing ones.
import { installMissingServers, SERVER_PROGRAMS } from './programs';

const missingServers = installMissingServers(SERVER_PROGRAMS);
console.info(
  missingServers.length === 0
    ? `${SERVER_PROGRAMS.join(', ')} are installed.`
    : `${missingServers.join(' and ')} not installed: tests that need them are skipped (apt-get install ${missingServers.join(' ')}).`,
);
