import type { StoreSettings } from '~/settings/settings.server';
import { parseStoreAddress } from '~/settings/store-address';

export function storeSettings(url: string, more: Partial<StoreSettings> = {}): StoreSettings {
  return {
    address: parseStoreAddress(url),
    replicas: 0,
    replicasMs: 1_000,
    clientCertificate: null,
    ...more,
  };
}
