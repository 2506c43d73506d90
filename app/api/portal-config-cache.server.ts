import { LRUCache } from 'lru-cache';
import { type ApiClient, type ClientContext, createApiClient } from './client.server';
import { configuration } from './configuration.server';
import { type PortalConfig, portalConfig } from './portal-config';

/** A copy younger than this is used as it is. */
const FRESH_MS = 30_000;

/** A copy is the last resort for this long when the API gives no new one (D-04). */
const LAST_GOOD_COPY_MS = 30 * 24 * 60 * 60 * 1000;

interface Copy {
  config: PortalConfig;
  readAt: number;
}

const copies = new LRUCache<string, Copy>({ max: 500, ttl: LAST_GOOD_COPY_MS });
const underWay = new Map<string, Promise<PortalConfig | null>>();

/**
 * The deployment's configuration for a partner, from the cache where it is fresh; an older copy is answered at once while a new one is
 * read. Null when the API gives none and there never was one.
 *
 * @param partnerKey first label of the host, or the default partner
 */
export async function loadPortalConfig(
  context: Omit<ClientContext, 'cookies' | 'onCookies'>,
  partnerKey: string,
): Promise<PortalConfig | null> {
  const key = `${partnerKey} ${context.sandbox ?? ''}`;
  const copy = copies.get(key);
  if (copy && Date.now() - copy.readAt < FRESH_MS) return copy.config;
  const reading =
    underWay.get(key) ?? readOnce(key, createApiClient({ ...context, cookies: {} }), partnerKey);
  return copy ? copy.config : reading;
}

function readOnce(key: string, api: ApiClient, partnerKey: string): Promise<PortalConfig | null> {
  const reading = read(api, partnerKey)
    .then((config) => {
      if (config) copies.set(key, { config, readAt: Date.now() });
      return config;
    })
    .finally(() => underWay.delete(key));
  underWay.set(key, reading);
  return reading;
}

async function read(api: ApiClient, partnerKey: string): Promise<PortalConfig | null> {
  const [features, partner] = await Promise.all([
    configuration.features(api),
    configuration.partner(api, partnerKey),
  ]);
  if (partner.ok && features.ok) return portalConfig(features.data.public_features, partner.data);
  const failed = [features, partner]
    .map((answer) => (answer.ok ? 'read' : answer.error.kind))
    .join(', partner ');
  console.error(`The configuration of ${partnerKey} could not be read: features ${failed}`);
  return null;
}
