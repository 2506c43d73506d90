import { networkInterfaces } from 'node:os';

/** Numbers under which devices of a network can reach this machine. */
export function addressesOfMachine(): string[] {
  return Object.values(networkInterfaces())
    .flat()
    .flatMap((network) => (network?.family === 'IPv4' && !network.internal ? [network.address] : []));
}
