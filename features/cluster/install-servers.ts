// Exits with 0 without servers, because tests report missing ones.
import { missingServers, SERVERS } from './programs';

const missing = missingServers(SERVERS);
console.info(
  missing.length === 0
    ? `${SERVERS.join(', ')} are installed.`
    : `${missing.join(' and ')} not installed: tests that need them are skipped (apt-get install ${missing.join(' ')}).`,
);
