import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type ApiClient, createApiClient } from '~/api/client.server';
import type { PortalConfig } from '~/api/portal-config';
import { loadPortalConfig } from '~/api/portal-config-cache.server';
import { isSimulator, worldDeployment } from '~/api/simulator.server';
import { dayIn } from '~/domain/day';
import { formOf } from '~/forms/form-body.server';
import { detectLanguage, translator } from '~/i18n/i18next.server';
import { asksForKeys } from '~/i18n/language-cookie.server';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '~/i18n/languages';
import type { Namespace } from '~/i18n/resources';
import type { Say } from '~/i18n/words';
import { settings } from '~/settings/settings.server';
import { log } from '~/telemetry/log.server';
import { isAllowedHost, publicHost } from './allowed-host';
import { configKeeper } from './config-keeper.server';
import { withFlash } from './flash';
import { isForeignForm } from './foreign-form';
import { type HeldSession, holdSession } from './held-session.server';
import { interrupted, typedFormOf } from './interruption';
import { loginPath } from './login-path';
import { partnerKeyOf } from './partner-key';
import { overLimit, requireWithinLimit } from './rate-limit.server';
import { policyOfNoPage } from './security-headers.server';
import { emptySession, type Session } from './session.server';
import { StoreUnavailableError } from './store/store.server';
import { storeOutage } from './store-outage.server';

const ALL_LANGUAGES = { supported: LANGUAGES, default: FALLBACK_LANGUAGE };

/** One HTTP request of one visitor: session, partner, language and an API client on their behalf. */
export interface Visit {
  readonly url: URL;
  readonly host: string;
  readonly partnerKey: string;
  readonly here: string;
  /** Client address according to trusted proxies; null without the network edge. */
  readonly clientAddress: string | null;
  readonly sessionId: string | null;
  readonly browserId: string | null;
  readonly mailLink: Session['mailLink'] | null;
  /** True if the client connected over HTTPS, directly or through a trusted proxy. */
  readonly secure: boolean;
  readonly language: Language;
  /** Shows translation keys instead of texts (SHELL-25). */
  readonly showsKeys: boolean;
  /** Sandbox of the simulator; null for a real API and in the shared sandbox. */
  readonly sandbox: string | null;
  readonly logoVersion: string | null;
  /** Origin of the simulator that frames the portal; null outside demos. */
  readonly framedBy: string | null;
  readonly wantsPage: boolean;
  /** @throws the 503 page if the session store is unavailable */
  readonly session: Session;
  readonly sessionOrNull: Session | null;
  /** API client of the visitor. A 401 ends the session and redirects to login (HTTP-03). */
  readonly api: ApiClient;
  readonly plainApi: ApiClient;
  readonly configOrNull: PortalConfig | null;
  /** @throws redirect to not-found if the configuration is unavailable (SHELL-09) */
  readonly config: PortalConfig;
  /** Time of the latest API response, or this machine's clock before the first one (D-58). */
  serverTime(): Date;
  /** Date at `serverTime` in the deployment's time zone, `YYYY-MM-DD` (D-58). */
  today(): string;
  t<N extends Namespace>(namespace: N): Say<N>;
  /**
   * Updates the session atomically. Creates it on first use.
   * @throws Response 413 above the size limit, 429 for too many new sessions from one network
   */
  change(change: (session: Session) => Session): Promise<void>;
  /**
   * Updates the session once a page that shows its content is sent, not after a redirect. Skipped during a store
   * outage, so the content shows again.
   * @param on any page, or only one without failed parts
   */
  onceShown(change: (session: Session) => Session, on: 'any page' | 'whole page'): void;
  /** Awaits store access. @throws a 503 page that keeps the submitted values */
  orOutage<T>(work: Promise<T>): Promise<T>;
  readonly renew: HeldSession['renew'];
  addHeader(name: string, value: string): void;
  /**
   * Language and session cookie. The framework hooks add them to pages, data and redirects;
   * resource routes must add them.
   */
  headers(): Headers;
  redirect(to: string, status?: 302 | 303): Response;
}

export type RequestArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>;

interface Begun {
  visit: Visit;
  showsOnce(): boolean;
  markShown(isWhole: boolean): Promise<void>;
}

/** Keyed by the context shared by all loaders and actions of one HTTP request. */
const visits = new WeakMap<object, { opening: Promise<Visit>; begun: Begun | null }>();

/** @throws Response 421 for a foreign host, 403 for a cross-site form */
export function openVisit({ request, context }: RequestArgs): Promise<Visit> {
  const known = visits.get(context);
  if (known) return known.opening;
  const entry: { opening: Promise<Visit>; begun: Begun | null } = {
    opening: beginVisit({ request, context }).then((begun) => {
      entry.begun = begun;
      return begun.visit;
    }),
    begun: null,
  };
  visits.set(context, entry);
  return entry.opening;
}

export function visitHeaders(context: object): Headers {
  return visits.get(context)?.begun?.visit.headers() ?? new Headers();
}

export function hasNoSession(context: object): boolean {
  const begun = visits.get(context)?.begun;
  return begun?.visit.sessionId === null && !begun.showsOnce();
}

export function framerOf(context: object): string | null {
  return visits.get(context)?.begun?.visit.framedBy ?? null;
}

export async function markShown(context: object, isWhole: boolean): Promise<void> {
  await visits.get(context)?.begun?.markShown(isWhole);
}

async function beginVisit({ request, context }: RequestArgs): Promise<Begun> {
  const url = new URL(request.url);
  const asked = request.headers.get('Host') ?? url.host;
  if (!isAllowedHost(asked, settings.allowedHosts)) {
    log.warn('control-refused', { control: 'unknown-host' });
    throw new Response(null, { status: 421 });
  }
  const host = publicHost(asked, settings.publicPort);
  if (isForeignForm(request.method, (name) => request.headers.get(name))) {
    log.warn('control-refused', { control: 'foreign-form' });
    throw new Response(null, { status: 403 });
  }
  const secure = url.protocol === 'https:';

  const partnerKey = partnerKeyOf(host, settings.defaultPartner);
  const held = await holdSession(request, { partnerKey, secure });
  const { sandbox: ownSandbox, demoPartner } = held.isUnknown ? emptySession() : held.session;

  const wanted = request.headers.get('X-Sandbox') ?? ownSandbox;
  const sandbox = wanted !== null && (await isSimulator(settings.apiBaseUrl)) ? wanted : null;
  const ownBank = sandbox === null ? null : await worldDeployment(settings.apiBaseUrl, sandbox);
  const connection = {
    baseUrl: settings.apiBaseUrl,
    timeoutMs: settings.apiTimeoutMs,
    forwardedHost: host,
    sandbox,
  };
  const shownPartner = partnerKeyOf(host, (sandbox !== null && demoPartner) || settings.defaultPartner);
  const config = await loadPortalConfig(connection, shownPartner, configKeeper, ownBank?.version);
  const { supported, default: first } = config?.languages ?? ALL_LANGUAGES;
  const language = detectLanguage(request, supported, first);

  const showsKeys = config?.keyInspection === true && asksForKeys(request);

  const addedHeaders: [name: string, value: string][] = [];
  const here = url.pathname + url.search;
  const t: Visit['t'] = (namespace) => translator(language, namespace, { keys: showsKeys });
  const outage = held.isUnknown ? await storeOutage({ here, t }, request) : null;
  const orOutage: Visit['orOutage'] = async (work) => {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      throw outage ?? (await storeOutage({ here, t }, request));
    }
  };
  const change: Visit['change'] = async (apply) => {
    if (held.id === null) await requireWithinLimit(visit, 'newSession');
    await orOutage(held.change(apply));
  };
  const shownOnce: { change: (session: Session) => Session; on: 'any page' | 'whole page' }[] = [];
  let serverTime: Date | null = null;
  const plainApi = createApiClient({
    ...connection,
    language,
    onServerTime: (time) => {
      serverTime = time;
    },
    cookies: {
      read: held.apiCookies.read,
      write: (jar) => orOutage(Promise.resolve(held.apiCookies.write(jar))),
    },
  });

  const visit: Visit = {
    url,
    host,
    partnerKey,
    here,
    secure,
    clientAddress: typeof context.clientAddress === 'string' ? context.clientAddress : null,
    get sessionId() {
      return held.id;
    },
    get browserId() {
      return outage ? null : (held.session.browserId ?? null);
    },
    get mailLink() {
      return outage ? null : (held.session.mailLink ?? null);
    },
    language,
    showsKeys,
    sandbox,
    logoVersion: ownBank?.hasLogo ? ownBank.version : null,
    get framedBy() {
      return sandbox === null || outage ? null : (held.session.framedBy ?? null);
    },
    wantsPage: request.headers.get('Accept')?.includes('text/html') ?? false,
    get session() {
      if (outage) throw outage;
      return held.session;
    },
    get sessionOrNull() {
      return outage ? null : held.session;
    },
    plainApi,
    api: {
      timeoutMs: plainApi.timeoutMs,
      async call(call, input, options) {
        const result = await plainApi.call(call, input, options);
        if (!result.ok && result.error.kind === 'sessionExpired')
          throw await sessionOver(visit, visit.here, await formOf(request));
        return result;
      },
    },
    configOrNull: config,
    get config() {
      if (config === null) throw visit.redirect('/not-found');
      return config;
    },
    t,
    serverTime: () => serverTime ?? new Date(),
    today: () => dayIn(visit.config.timeZone, visit.serverTime()),
    change,
    onceShown: (forget, on) => void shownOnce.push({ change: forget, on }),
    orOutage,
    renew: (renewal) => orOutage(held.renew(renewal)),
    addHeader: (name, value) => void addedHeaders.push([name, value]),
    headers() {
      const headers = new Headers({ 'Content-Language': language });
      if (held.newCookie) headers.append('Set-Cookie', held.newCookie);
      for (const [name, value] of addedHeaders) headers.append(name, value);
      return headers;
    },
    redirect(to, status = 302) {
      const headers = visit.headers();
      if (visit.framedBy !== null) headers.set('Content-Security-Policy', policyOfNoPage(visit.framedBy));
      return redirect(to, { status, headers });
    },
  };
  const markShown: Begun['markShown'] = async (isWhole) => {
    const due = shownOnce.filter(({ on }) => isWhole || on === 'any page');
    if (due.length === 0) return;
    const counted = { partnerKey, clientAddress: visit.clientAddress, sessionId: null, sandbox, t };
    const mayBegin = async () =>
      (await overLimit({ ...counted, addHeader: () => {} }, 'newSession')) === null;
    if (held.id === null && !(await mayBegin())) return;
    const forget = (session: Session) => due.reduce((left, { change }) => change(left), session);
    await held.change(forget).catch(ignoreOutage);
  };
  return { visit, markShown, showsOnce: () => shownOnce.length > 0 };
}

function ignoreOutage(error: unknown): void {
  if (!(error instanceof StoreUnavailableError)) throw error;
}

/** HTTP-03. @param form values to restore after login */
export async function sessionOver(
  visit: Visit,
  returnTo = visit.here,
  form: FormData | null = null,
): Promise<Response> {
  const text = visit.t('account')('loggedOut.expired');
  const typedForm = typedFormOf(returnTo, form, { tells: true });
  await visit.change((session) => {
    // Of several concurrent 401 responses, only the first one logs out.
    if (session.user === null) return interrupted(session, typedForm);
    return withFlash(interrupted(session, typedForm), { tone: 'info', text, sessionOver: true });
  });
  return visit.redirect(loginPath(returnTo, { expired: true }), 303);
}
