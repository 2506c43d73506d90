import { getConfig, getPartnerConfig, partnerConfig, publicFeature } from 'contracts/api/configuration';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { log } from '~/telemetry/log.server';
import {
  type ApiClient,
  type ClientContext,
  createApiClient,
  createMemoryCookieStore,
} from './client.server';
import { createPortalConfig, type PortalConfig } from './portal-config';
import { hasCode } from './result';

export const configLoaders = {
  features: (api: ApiClient) => api.call(getConfig, {}),
  partner: (api: ApiClient, subdomain: string) => api.call(getPartnerConfig, { params: { subdomain } }),
};

const MAX_FRESH_AGE_MS = 30_000;

/** D-04. Older copies are never used, even if the API fails. */
export const LAST_GOOD_CONFIG_MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

export interface ConfigStore {
  read(partnerKey: string): Promise<string | null>;
  write(partnerKey: string, text: string | null): Promise<void>;
}

/** Stores raw responses, because a newer portal may parse them differently. */
const cachedResponses = z.object({
  readAt: z.number(),
  features: z.array(publicFeature),
  partner: partnerConfig,
});
type CachedResponses = z.infer<typeof cachedResponses>;

interface CachedConfig {
  config: PortalConfig;
  readAt: number;
}

const cachedConfigs = new LRUCache<string, CachedConfig>({ max: 500, ttl: LAST_GOOD_CONFIG_MAX_AGE_MS });
const pendingReads = new Map<string, Promise<PortalConfig | null>>();

/**
 * Refreshes stale copies in the background. Null for unknown partners and failed reads.
 * @param version excludes copies of other versions
 */
export async function loadPortalConfig(
  context: Omit<ClientContext, 'cookies'>,
  partnerKey: string,
  store: ConfigStore | null,
  version = '',
): Promise<PortalConfig | null> {
  const cache = new PartnerCache(partnerKey, version, store);
  const cachedConfig = await cache.loadCachedConfig();
  if (cachedConfig && isFresh(cachedConfig)) return cachedConfig.config;
  const pendingConfig =
    pendingReads.get(cache.name) ??
    readOnce(cache, createApiClient({ ...context, cookies: createMemoryCookieStore() }));
  return cachedConfig ? cachedConfig.config : pendingConfig;
}

/** A copy from the future comes from an instance whose clock is ahead. */
const isFresh = ({ readAt }: CachedConfig) => Math.abs(Date.now() - readAt) < MAX_FRESH_AGE_MS;

class PartnerCache {
  readonly partnerKey: string;
  readonly name: string;
  readonly #store: ConfigStore | null;

  constructor(partnerKey: string, version: string, store: ConfigStore | null) {
    this.partnerKey = partnerKey;
    this.name = `${partnerKey} ${version}`;
    this.#store = store;
  }

  async loadCachedConfig(): Promise<CachedConfig | undefined> {
    const cachedConfig = cachedConfigs.get(this.name);
    if (cachedConfig || !this.#store) return cachedConfig;
    const text = await this.#unlessStoreFails(this.#store.read(this.partnerKey));
    const parsed = text === null || text === undefined ? null : cachedResponses.safeParse(JSON.parse(text));
    return parsed?.success ? this.#remember(parsed.data) : undefined;
  }

  save(responses: CachedResponses): PortalConfig {
    const { config } = this.#remember(responses);
    void this.#unlessStoreFails(this.#store?.write(this.partnerKey, JSON.stringify(responses)));
    return config;
  }

  forget(): void {
    cachedConfigs.delete(this.name);
    void this.#unlessStoreFails(this.#store?.write(this.partnerKey, null));
  }

  async #unlessStoreFails<T>(storeAccess: Promise<T> | undefined): Promise<T | undefined> {
    try {
      return await storeAccess;
    } catch (error) {
      log.error('configuration-not-kept', { partner: this.partnerKey, error });
      return undefined;
    }
  }

  #remember({ readAt, features, partner }: CachedResponses): CachedConfig {
    const cachedConfig = { config: createPortalConfig(features, partner), readAt };
    cachedConfigs.set(this.name, cachedConfig);
    return cachedConfig;
  }
}

function readOnce(cache: PartnerCache, api: ApiClient): Promise<PortalConfig | null> {
  const pendingConfig = fetchConfig(cache, api)
    .catch((error: unknown) => {
      log.error('configuration-unreadable', { partner: cache.partnerKey, error });
      return null;
    })
    .finally(() => pendingReads.delete(cache.name));
  pendingReads.set(cache.name, pendingConfig);
  return pendingConfig;
}

async function fetchConfig(cache: PartnerCache, api: ApiClient): Promise<PortalConfig | null> {
  const [features, partner] = await Promise.all([
    configLoaders.features(api),
    configLoaders.partner(api, cache.partnerKey),
  ]);
  if (partner.ok && features.ok) {
    const { public_features } = features.data;
    return cache.save({ readAt: Date.now(), features: public_features, partner: partner.data });
  }
  if (!partner.ok && hasCode(partner.error, 'err_entity_not_found')) cache.forget();
  log.error('configuration-unreadable', {
    partner: cache.partnerKey,
    featuresCall: features.ok ? 'ok' : features.error.kind,
    partnerCall: partner.ok ? 'ok' : partner.error.kind,
  });
  return null;
}
