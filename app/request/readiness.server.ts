import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { loadPortalConfig } from '~/api/portal-config-cache.server';
import { settings } from '~/settings/settings.server';
import { portalConfigStore } from './open-request.server';
import { getSessionStore } from './session.server';
import type { SessionStore } from './store/store.server';

type ReadinessState = 'ok' | 'unavailable';

export interface Readiness {
  store: ReadinessState;
  configuration: ReadinessState;
  /** `primary-only`: a failover of the store may lose confirmed writes. */
  writes?: SessionStore['writes'];
}

/** Probes expect a response within 2 s. */
const PROBE_TIMEOUT_MS = 1_700;

const PROBE_KEY = `readiness ${randomUUID()}`;
const PROBE_LIFETIME_SECONDS = 60;

export async function checkReadiness(host: string): Promise<Readiness> {
  const [store, configuration] = await Promise.all([
    checkWithTimeout(getSessionStore().update(PROBE_KEY, PROBE_LIFETIME_SECONDS, () => 'ok')),
    checkWithTimeout(checkConfiguration(host)),
  ]);
  const { writes } = getSessionStore();
  return { store, configuration, ...(writes && { writes }) };
}

async function checkConfiguration(forwardedHost: string): Promise<void> {
  const { apiBaseUrl: baseUrl, apiTimeoutMs: timeoutMs, defaultPartner } = settings;
  const config = await loadPortalConfig(
    { baseUrl, timeoutMs, forwardedHost },
    defaultPartner,
    portalConfigStore,
  );
  if (config === null) throw new Error('The configuration of the default partner is missing');
}

async function checkWithTimeout(check: Promise<void>): Promise<ReadinessState> {
  const result = check.then(
    () => 'ok' as const,
    () => 'unavailable' as const,
  );
  return Promise.race([result, wait(PROBE_TIMEOUT_MS, 'unavailable' as const, { ref: false })]);
}
