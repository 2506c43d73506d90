// Exits with 0 even without servers: tests report missing ones.
import { installMissingServers, SERVER_PROGRAMS } from './programs';

const missing = installMissingServers(SERVER_PROGRAMS);
console.info(
  missing.length === 0
    ? `${SERVER_PROGRAMS.join(', ')} are installed.`
    : `${missing.join(' and ')} not installed: tests that need them are skipped (apt-get install ${missing.join(' ')}).`,
);
