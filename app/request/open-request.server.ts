import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { createApiClient } from '~/api/client.server';
import {
  type ConfigStore,
  LAST_GOOD_CONFIG_MAX_AGE_MS,
  loadPortalConfig,
} from '~/api/portal-config-cache.server';
import {
  CUT_FORM_PATH,
  KEPT_FORM_PATH,
  OTHER_USER_PATH,
  OWNER_FIELD,
  OWNER_HEADER,
} from '~/domain/form-values';
import { toCalendarDay } from '~/domain/locale';
import { createTranslator, detectLanguage, requestsTextKeys } from '~/i18n/i18next.server';
import { FALLBACK_LANGUAGE, LANGUAGES } from '~/i18n/languages';
import { settings } from '~/settings/settings.server';
import { log } from '~/telemetry/log.server';
import { readValidForm, registerFormCheck } from './body/form-body.server';
import {
  createStoreOutagePage,
  endExpiredSession,
  holdFormForOwner,
  toTypedForm,
} from './interrupted-forms/interrupted-forms.server';
import { loginPath } from './login-path';
import { openDemoContext, type PortalRequest, type RequestFacts, type SessionAccess } from './portal-request';
import { findExceededLimit, requireWithinLimit } from './rate-limit.server';
import { isAllowedHost, isCrossSiteForm, partnerKeyOf, publicHostOf } from './request-origin';
import { openSession, recordSessionUse } from './request-session.server';
import { createEmptyResponsePolicy } from './security-headers.server';
import { createEmptySession, getSessionStore, isPageOwner, type Session } from './session.server';
import { nullIfUnavailable, StoreUnavailableError } from './store/store.server';

const idOf = (partnerKey: string) => `configuration ${partnerKey}`;

/** Keeps the last good configurations for a start without the lending API (D-04). */
export const portalConfigStore: ConfigStore = {
  // The store logs its own outages.
  read: (partnerKey) => getSessionStore().read(idOf(partnerKey)).catch(nullIfUnavailable),
  write: async (partnerKey, text) => {
    await getSessionStore()
      .update(idOf(partnerKey), LAST_GOOD_CONFIG_MAX_AGE_MS / 1000, () => text)
      .catch(nullIfUnavailable);
  },
};

const PATHS_WITHOUT_PAGE = ['/language', '/application/keep'];

const ALL_LANGUAGES = { supported: LANGUAGES, default: FALLBACK_LANGUAGE };

export type RequestArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>;

interface OpenedRequest {
  request: PortalRequest;
  hasContentShownOnce(): boolean;
  markRendered(isComplete: boolean): Promise<void>;
}

/** All loaders and actions of one HTTP request share the key, Remix's context. */
const requests = new WeakMap<
  object,
  { pendingRequest: Promise<PortalRequest>; openedRequest: OpenedRequest | null }
>();

/** @throws Response 421 for a foreign host, 403 for a cross-site form, a redirect for another user's page */
export async function openRequest({ request, context }: RequestArgs): Promise<PortalRequest> {
  const { pendingRequest } = requests.get(context) ?? startRequest({ request, context });
  const portalRequest = await pendingRequest;
  // The check belongs to one request, but Remix passes each action a copy.
  await registerFormCheck(request, (form, isTruncated) => requireOwnForm(portalRequest, form, isTruncated));
  return portalRequest;
}

function startRequest({ request, context }: RequestArgs) {
  const entry: { pendingRequest: Promise<PortalRequest>; openedRequest: OpenedRequest | null } = {
    pendingRequest: createRequest({ request, context }).then((openedRequest) => {
      entry.openedRequest = openedRequest;
      requireOwnPage(openedRequest.request, request);
      return openedRequest.request;
    }),
    openedRequest: null,
  };
  requests.set(context, entry);
  return entry;
}

export function responseHeadersOf(context: object): Headers {
  return requests.get(context)?.openedRequest?.request.headers() ?? new Headers();
}

export function hasNoSession(context: object): boolean {
  const openedRequest = requests.get(context)?.openedRequest;
  return openedRequest?.request.session.id === null && !openedRequest.hasContentShownOnce();
}

export function showsContentOnce(context: object): boolean {
  return requests.get(context)?.openedRequest?.hasContentShownOnce() ?? false;
}

export function frameAncestorOf(context: object): string | null {
  return requests.get(context)?.openedRequest?.request.facts.frameAncestor ?? null;
}

export async function removeContentShownOnce(context: object, isComplete: boolean): Promise<void> {
  await requests.get(context)?.openedRequest?.markRendered(isComplete);
}

async function createRequest({ request: httpRequest, context }: RequestArgs): Promise<OpenedRequest> {
  const url = new URL(httpRequest.url);
  const requestedHost = httpRequest.headers.get('Host') ?? url.host;
  if (!isAllowedHost(requestedHost, settings.allowedHosts)) {
    log.warn('control-refused', { control: 'unknown-host' });
    throw new Response(null, { status: 421 });
  }
  const host = publicHostOf(requestedHost, settings.publicPort);
  if (isCrossSiteForm(httpRequest.method, (name) => httpRequest.headers.get(name))) {
    log.warn('control-refused', { control: 'foreign-form' });
    throw new Response(null, { status: 403 });
  }
  const isHttps = url.protocol === 'https:';

  const partnerKey = partnerKeyOf(host, settings.defaultPartner);
  const requestSession = await openSession(httpRequest, { partnerKey, secure: isHttps });
  const demo = await openDemoContext(
    httpRequest,
    requestSession.isUnavailable ? createEmptySession() : requestSession.session,
  );
  const connection = {
    baseUrl: settings.apiBaseUrl,
    timeoutMs: settings.apiTimeoutMs,
    forwardedHost: host,
    headers: demo?.apiHeaders ?? {},
  };
  const shownPartner = partnerKeyOf(host, demo?.partnerKey ?? settings.defaultPartner);
  const config = await loadPortalConfig(
    connection,
    shownPartner,
    demo === null ? portalConfigStore : null,
    demo?.configVersion,
  );
  const { supported, default: defaultLanguage } = config?.languages ?? ALL_LANGUAGES;
  const language = detectLanguage(httpRequest, supported, defaultLanguage);

  const showsKeys = config?.keyInspection === true && requestsTextKeys(httpRequest);

  const addedHeaders: [name: string, value: string][] = [];
  const pathAndQuery = url.pathname + url.search;
  const t: PortalRequest['t'] = (namespace) => createTranslator(language, namespace, { showsKeys });
  const outageError = requestSession.isUnavailable
    ? await createStoreOutagePage({ pathAndQuery, t }, httpRequest)
    : null;
  const awaitStore: SessionAccess['awaitStore'] = async (storeAccess) => {
    try {
      return await storeAccess;
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      throw outageError ?? (await createStoreOutagePage({ pathAndQuery, t }, httpRequest));
    }
  };
  const changesOnceShown: { change: (session: Session) => Session; shownOn: 'any page' | 'whole page' }[] =
    [];
  let serverTime: Date | null = null;
  const plainApi = createApiClient({
    ...connection,
    language,
    onServerTime: (time) => {
      serverTime = time;
    },
    cookies: {
      read: requestSession.apiCookies.read,
      write: (jar) => awaitStore(Promise.resolve(requestSession.apiCookies.write(jar))),
    },
  });

  const facts: RequestFacts = {
    url,
    host,
    pathAndQuery,
    partnerKey,
    storeScope: [partnerKey, demo?.worldId ?? null],
    clientAddress: typeof context.clientAddress === 'string' ? context.clientAddress : null,
    isHttps,
    acceptsHtml: httpRequest.headers.get('Accept')?.includes('text/html') ?? false,
    get frameAncestor() {
      return outageError ? null : (demo?.frameAncestor(requestSession.session) ?? null);
    },
    language,
    showsKeys,
  };

  if (!requestSession.isUnavailable) {
    const sessionUse = {
      storeScope: facts.storeScope,
      userAgent: httpRequest.headers.get('User-Agent'),
      endedText: t('replies')('loggedOut.everywhere'),
    };
    await recordSessionUse(requestSession, sessionUse).catch(ignoreOutage);
  }

  const session: SessionAccess = {
    get data() {
      if (outageError) throw outageError;
      return requestSession.session;
    },
    get dataOrNull() {
      return outageError ? null : requestSession.session;
    },
    get id() {
      return requestSession.id;
    },
    get browserId() {
      return outageError ? null : (requestSession.session.browserId ?? null);
    },
    get mailLink() {
      return outageError ? null : (requestSession.session.mailLink ?? null);
    },
    async change(apply) {
      if (requestSession.id === null) await requireWithinLimit(request, 'newSession');
      await awaitStore(requestSession.change(apply));
    },
    changeOnceShown: (change, shownOn) => void changesOnceShown.push({ change, shownOn }),
    rotate: (rotation) => awaitStore(requestSession.rotate(rotation)),
    awaitStore,
  };

  const request: PortalRequest = {
    facts,
    session,
    plainApi,
    api: {
      timeoutMs: plainApi.timeoutMs,
      async call(call, input, options) {
        const result = await plainApi.call(call, input, options);
        if (!result.ok && result.error.kind === 'sessionExpired')
          throw await endExpiredSession(request, pathAndQuery, await readValidForm(httpRequest));
        return result;
      },
    },
    configOrNull: config,
    get config() {
      if (config === null) throw request.redirect('/not-found');
      return config;
    },
    demo,
    t,
    serverTime: () => serverTime ?? new Date(),
    today: () => toCalendarDay(request.config.timeZone, request.serverTime()),
    addHeader: (name, value) => void addedHeaders.push([name, value]),
    headers() {
      const headers = new Headers({ 'Content-Language': language });
      if (requestSession.newCookie) headers.append('Set-Cookie', requestSession.newCookie);
      for (const [name, value] of addedHeaders) headers.append(name, value);
      return headers;
    },
    redirect(path, status = 302) {
      const headers = request.headers();
      const { frameAncestor } = facts;
      if (frameAncestor !== null)
        headers.set('Content-Security-Policy', createEmptyResponsePolicy(frameAncestor));
      return redirect(path, { status, headers });
    },
  };
  const markRendered: OpenedRequest['markRendered'] = async (isComplete) => {
    const dueChanges = changesOnceShown.filter(({ shownOn }) => isComplete || shownOn === 'any page');
    if (dueChanges.length === 0) return;
    const countedRequest = {
      facts,
      session: { id: null, browserId: null, mailLink: null },
      t,
      addHeader: () => {},
    };
    const mayStartSession = async () => (await findExceededLimit(countedRequest, 'newSession')) === null;
    if (requestSession.id === null && !(await mayStartSession())) return;
    const applyDueChanges = (session: Session) =>
      dueChanges.reduce((current, { change }) => change(current), session);
    await requestSession.change(applyDueChanges).catch(ignoreOutage);
  };
  return { request, markRendered, hasContentShownOnce: () => changesOnceShown.length > 0 };
}

function ignoreOutage(error: unknown): void {
  if (!(error instanceof StoreUnavailableError)) throw error;
}

function requireOwnPage(request: PortalRequest, httpRequest: Request): void {
  const pageOwner = httpRequest.headers.get(OWNER_HEADER);
  if (pageOwner && isOfOtherUser(request, [pageOwner])) throw redirectOtherUser(request);
}

/**
 * Forms of anonymous pages and of older builds have no owner. Removes the field.
 * @throws redirect if the page belongs to another user
 */
async function requireOwnForm(request: PortalRequest, form: FormData, isTruncated: boolean): Promise<void> {
  // During a store outage, the error page sends the form again.
  if (request.session.dataOrNull === null) return;
  const owners = form.getAll(OWNER_FIELD).filter((owner) => owner !== '');
  form.delete(OWNER_FIELD);
  if (!isOfOtherUser(request, owners)) return;
  const [pageOwner] = owners;
  const { pathAndQuery, url } = request.facts;
  const typedForm = PATHS_WITHOUT_PAGE.includes(url.pathname)
    ? null
    : toTypedForm(pathAndQuery, form, { remindsToSend: true });
  const isKept = typeof pageOwner === 'string' && typedForm !== null && request.session.id !== null;
  if (isKept) await request.session.change((session) => holdFormForOwner(session, pageOwner, typedForm));
  const keptPath = isTruncated ? CUT_FORM_PATH : KEPT_FORM_PATH;
  throw redirectOtherUser(request, isKept ? keptPath : OTHER_USER_PATH);
}

function isOfOtherUser({ facts, session }: PortalRequest, owners: readonly FormDataEntryValue[]): boolean {
  const currentSession = owners.length === 0 ? null : session.dataOrNull;
  // After a logout, the owner of the interrupted work may still send the form.
  const userId = currentSession?.user?.id ?? currentSession?.interrupted?.userId;
  return (
    userId !== undefined &&
    owners.some(
      (owner) =>
        owner !== currentSession?.login?.pageOwner &&
        !isPageOwner(owner, { storeScope: facts.storeScope, userId }),
    )
  );
}

function redirectOtherUser(request: PortalRequest, path = OTHER_USER_PATH): Response {
  log.warn('control-refused', { control: 'other-user' });
  const isLoggedIn = request.session.dataOrNull?.user != null;
  return request.redirect(isLoggedIn ? path : loginPath(request.facts.pathAndQuery), 303);
}
