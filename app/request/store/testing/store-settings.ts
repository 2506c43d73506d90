import { parseStoreAddress, type StoreSettings } from '~/settings/settings.server';

export function createStoreSettings(url: string, overrides: Partial<StoreSettings> = {}): StoreSettings {
  return {
    address: parseStoreAddress(url),
    replicas: 0,
    replicasMs: 1_000,
    clientCertificate: null,
    ...overrides,
  };
}
