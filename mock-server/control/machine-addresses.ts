import { networkInterfaces } from 'node:os';

export function listMachineAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flat()
    .flatMap((network) => (network?.family === 'IPv4' && !network.internal ? [network.address] : []));
}
