// Makes sure of the servers that tests are made with, before the first of them. Ends well also where some cannot be had: tests say so.
import { missingServers, SERVERS } from './programs';

const missing = missingServers(SERVERS);
console.info(
  missing.length === 0
    ? `${SERVERS.join(', ')} are installed.`
    : `${missing.join(' and ')} not installed: tests that need them are skipped (apt-get install ${missing.join(' ')}).`,
);
