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

/** Until a deployment says which it has. */
const ALL_LANGUAGES = { supported: LANGUAGES, default: FALLBACK_LANGUAGE };

/** One request of one visitor: who they are, where they are, in which language, and the lending API on their behalf. */
export interface Visit {
  readonly url: URL;
  /** The host that was asked, with a port only when it is the portal's own: which deployment the visitor is at. */
  readonly host: string;
  /** First label of the host, which names the deployment. */
  readonly partnerKey: string;
  /** Path and query of the page the visitor is on, as a return path. */
  readonly here: string;
  /** Who sent the request, as the trusted proxies say; null where the server in front of the pages does not tell. */
  readonly clientAddress: string | null;
  /** Of the stored session; null while there is none. */
  readonly sessionId: string | null;
  /** See `CountedVisit` of the rate limits. */
  readonly browserId: string | null;
  readonly mailLink: Session['mailLink'] | null;
  /** Came by https: to the portal itself, or to a proxy in front that is trusted and says so. */
  readonly secure: boolean;
  readonly language: Language;
  /** Text keys are shown in place of texts, where the deployment allows it (SHELL-25). */
  readonly showsKeys: boolean;
  /** The simulator's world that all calls of the request go to; null against a real API, and in its common world. */
  readonly sandbox: string | null;
  /** Of the logo of the world's own bank; null where there is none, and always against a real API. */
  readonly logoVersion: string | null;
  /** Origin of the simulator whose page shows the portal in a frame; null for everybody else, and always against a real API. */
  readonly framedBy: string | null;
  /** The answer is a whole page, as it is for a form sent without scripts. */
  readonly wantsPage: boolean;
  /** The session as it is now. @throws the page that says that the session store is out of reach (503) */
  readonly session: Session;
  /** The same for pages that can do without: null while the session store is out of reach. */
  readonly sessionOrNull: Session | null;
  /** Calls on behalf of the visitor. A 401 ends the session and leads to login, so no caller sees it (HTTP-03). */
  readonly api: ApiClient;
  /** The same without that: for login and logout, which answer a 401 themselves. */
  readonly plainApi: ApiClient;
  /** Null when the deployment's configuration cannot be had. */
  readonly configOrNull: PortalConfig | null;
  /** @throws redirect to not-found when the configuration cannot be had (SHELL-09) */
  readonly config: PortalConfig;
  /** The lending API's present time: of its latest answer, or this machine's when it has not answered yet (D-58). */
  serverTime(): Date;
  /** The deployment's day at `serverTime`, `YYYY-MM-DD` (D-58). */
  today(): string;
  /** Texts of a namespace in the visitor's language. */
  t<N extends Namespace>(namespace: N): Say<N>;
  /** Changes the session as one step; begins one when there is none. @throws Response 413 when a visitor has more kept than they may, 429 when too many sessions are begun from one network */
  change(change: (session: Session) => Session): Promise<void>;
  /**
   * Changes the session once the answer is a page that shows what was read from it; one that leads on to another page has shown nothing. Left
   * out, so that it is shown once more, while the session store is out of reach and where one network begins too many sessions.
   *
   * @param on any page, or only one of which no part has failed
   */
  onceShown(change: (session: Session) => Session, on: 'any page' | 'whole page'): void;
  /** Waits for what needs the session store. @throws 503 in words, with what was typed, while the store is out of reach */
  orOutage<T>(work: Promise<T>): Promise<T>;
  /** Replaces the session by another under a new id: at login and logout, so that an id known before is worth nothing. */
  readonly renew: HeldSession['renew'];
  /** Adds a header to what every answer of this request carries. */
  addHeader(name: string, value: string): void;
  /**
   * What an answer of this request must carry: its language, headers that were added, and the session cookie when it is new. Pages, their data and redirects
   * get it without being asked; only an answer of a route that has no page, and is no redirect, names it.
   */
  headers(): Headers;
  /** A redirect that carries those headers. */
  redirect(to: string, status?: 302 | 303): Response;
}

/** What Remix gives a loader or action to know the request by. */
export type RequestArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** A visit, with what only the answer to its request has to know. */
interface Begun {
  visit: Visit;
  /** Something is shown that is to be shown once. */
  showsOnce(): boolean;
  markShown(isWhole: boolean): Promise<void>;
}

/** The visits under way, by the context that all loaders and actions of one HTTP request share. */
const visits = new WeakMap<object, { opening: Promise<Visit>; begun: Begun | null }>();

/** The request's visit, opened by whoever asks first. @throws Response 421 for a foreign host, 403 for a form of another site */
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

/** What every answer to this context's request tells the browser: language and a new session cookie; nothing while no visit is open. */
export function visitHeaders(context: object): Headers {
  return visits.get(context)?.begun?.visit.headers() ?? new Headers();
}

/** No stored session is known for who asks, this request has begun none, and nothing of one is shown. */
export function hasNoSession(context: object): boolean {
  const begun = visits.get(context)?.begun;
  return begun?.visit.sessionId === null && !begun.showsOnce();
}

/** In whose page this context's answer may be shown, see `Visit.framedBy`. */
export function framerOf(context: object): string | null {
  return visits.get(context)?.begun?.visit.framedBy ?? null;
}

/** This context's answer is a page, or its data, that is sent to the visitor: see `Visit.onceShown`. @param isWhole no part of it has failed */
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
  // Where the host names no partner, a demo shows the one it was entered at.
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
    // A page that has been made is no refusal, whatever else is asked for too often.
    const counted = { partnerKey, clientAddress: visit.clientAddress, sessionId: null, sandbox, t };
    const mayBegin = async () =>
      (await overLimit({ ...counted, addHeader: () => {} }, 'newSession')) === null;
    if (held.id === null && !(await mayBegin())) return;
    const forget = (session: Session) => due.reduce((left, { change }) => change(left), session);
    await held.change(forget).catch(unlessOutOfReach);
  };
  return { visit, markShown, showsOnce: () => shownOnce.length > 0 };
}

function unlessOutOfReach(error: unknown): void {
  if (!(error instanceof StoreUnavailableError)) throw error;
}

/**
 * Logs the user out here, tells so once, and leads to login and back (HTTP-03), to `returnTo` or else the page that was asked for; `form` is what
 * the user was sending, back in its place after login.
 */
export async function sessionOver(
  visit: Visit,
  returnTo = visit.here,
  form: FormData | null = null,
): Promise<Response> {
  const text = visit.t('account')('loggedOut.expired');
  const typedForm = typedFormOf(returnTo, form, { tells: true });
  await visit.change((session) => {
    // The first of several calls that find the session over says so; the others find nobody logged in.
    if (session.user === null) return interrupted(session, typedForm);
    return withFlash(interrupted(session, typedForm), { tone: 'info', text, sessionOver: true });
  });
  return visit.redirect(loginPath(returnTo, { expired: true }), 303);
}
