import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { loadPortalConfig } from '~/api/portal-config-cache.server';
import { settings } from '~/settings/settings.server';
import { configKeeper } from './config-keeper.server';
import { portalStore } from './session.server';

type State = 'ok' | 'unavailable';

export interface Readiness {
  /** The session store takes what is written. */
  store: State;
  /** The default partner's configuration is at hand, be it a copy. */
  configuration: State;
}

/** Who asks has an answer within 2 s, this leaves time for the way. */
const ANSWER_WITHIN_MS = 1_700;

/** Each instance writes an entry of its own, so that none waits for another. */
const PROBE = `readiness ${randomUUID()}`;
const PROBE_LIFETIME_SECONDS = 60;

/** Finds out whether this instance can serve. @param host of the request, forwarded to the lending API */
export async function readiness(host: string): Promise<Readiness> {
  const [store, configuration] = await Promise.all([
    inTime(portalStore().update(PROBE, PROBE_LIFETIME_SECONDS, () => 'ok')),
    inTime(configurationAtHand(host)),
  ]);
  return { store, configuration };
}

async function configurationAtHand(forwardedHost: string): Promise<void> {
  const { apiBaseUrl: baseUrl, apiTimeoutMs: timeoutMs, defaultPartner } = settings;
  const config = await loadPortalConfig({ baseUrl, timeoutMs, forwardedHost }, defaultPartner, configKeeper);
  if (config === null) throw new Error('no configuration');
}

async function inTime(check: Promise<void>): Promise<State> {
  const result = check.then(
    () => 'ok' as const,
    () => 'unavailable' as const,
  );
  return Promise.race([result, wait(ANSWER_WITHIN_MS, 'unavailable' as const, { ref: false })]);
}
