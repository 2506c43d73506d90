import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  LoaderFunctionArgs,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { I18nextProvider } from 'react-i18next';
import { z } from 'zod';
import { OWN_DOCUMENT_HEADER, STATUS_HEADER } from './build-version/build-header';
import { BuildProvider } from './build-version/reload-once';
import { openDemo } from './demo/demo-context.server';
import { createTranslator, detectLanguage, getI18n } from './i18n/i18next.server';
import { FALLBACK_LANGUAGE, LANGUAGES } from './i18n/languages';
import { NonceProvider, ServerAddsScriptsProvider } from './page/nonce';
import { renderCachedPage } from './page/page-cache.server';
import { addOwnerToForms } from './page/page-owner.server';
import { findPageScripts } from './page/page-scripts.server';
import { FIRST_LOCATION_KEY, RefusedLocationProvider } from './page/page-title';
import { renderPage } from './page/render-page.server';
import {
  frameAncestorOf,
  hasNoSession,
  removeContentShownOnce,
  responseHeadersOf,
  showsContentOnce,
} from './request/open-request.server';
import { provideDemo } from './request/portal-request';
import { isPrefetch } from './request/prefetch.server';
import { isSecretUrl } from './request/secret-url.server';
import { addSecurityHeaders, createContentSecurityPolicy } from './request/security-headers.server';
import { findUrlProblem } from './request/url-limits';
import { log } from './telemetry/log.server';
import { reportRefusal } from './telemetry/metrics.server';

const RENDER_TIMEOUT_MS = 40_000;

const RETRY_AFTER_SECONDS = '5';

/** Remix answers a data request with this status for a redirect. */
const REDIRECT_IN_DATA_STATUS = 202;

provideDemo(openDemo);

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const problem = findProblemOfRequest(request);
  if (problem !== null) return refuseAddress(request, problem);
  if (isPrefetch(request) && showsContentOnce(loadContext)) return refusePrefetch(loadContext);
  const nonce = randomBytes(16).toString('base64');
  const root = rootDataOf(context, request);
  const data = await takeLoaderData(context);
  const scripts = findPageScripts(context);
  const render = () =>
    renderPage(
      <NonceProvider value={nonce}>
        <I18nextProvider i18n={getI18n(root.language, { showsKeys: root.showsKeys })}>
          <RefusedLocationProvider value={isRefusedForm(status, context) ? FIRST_LOCATION_KEY : null}>
            <BuildProvider value={context.manifest.version}>
              <ServerAddsScriptsProvider value={scripts.kind === 'kept'}>
                <RemixServer context={context} url={request.url} nonce={nonce} />
              </ServerAddsScriptsProvider>
            </BuildProvider>
          </RefusedLocationProvider>
        </I18nextProvider>
      </NonceProvider>,
      { nonce, data, scripts, withinMs: RENDER_TIMEOUT_MS },
    );
  const { formKey } = root;
  // Pages of a session are private, so they are not cached.
  const { html, error } = await (scripts.kind !== 'development' &&
  status === 200 &&
  formKey !== null &&
  hasNoSession(loadContext)
    ? renderCachedPage({ url: request.url, data, randomValues: { nonce, formKey }, render })
    : render());
  const page = addOwnerToForms(html, root.owner);
  if (error !== null) log.error('render-failed', { error });
  const isComplete = error === null && context.staticHandlerContext.errors === null;
  if (isResponseReadByClient(request)) await removeContentShownOnce(loadContext, isComplete);
  if (isSecretUrl(new URL(request.url), paramsOf(context))) addSecretAddressHeaders(headers);
  addRequestHeaders(loadContext, headers);
  if (status === 503) headers.set('Retry-After', RETRY_AFTER_SECONDS);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Content-Security-Policy',
    createContentSecurityPolicy(nonce, {
      analytics: root.analytics,
      frameAncestor: frameAncestorOf(loadContext),
    }),
  );
  // Crawlers and monitors must not take a partial page for complete.
  return new Response(page, { status: error === null ? status : 500, headers });
}

/** Loaders defer nothing, so the framework need not render the data in parts. */
async function takeLoaderData(context: EntryContext): Promise<string> {
  const encodedStream = context.serverHandoffStream;
  context.serverHandoffStream = undefined;
  return encodedStream === undefined ? '' : text(encodedStream);
}

/** A prefetch would use up content that appears only once, although the browser may never show the page. */
function refusePrefetch(context: AppLoadContext): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  addRequestHeaders(context, headers);
  return new Response(null, { status: 204, headers });
}

/** Without `app/server`, nothing else refuses addresses that take seconds to render. */
function findProblemOfRequest(request: Request): ReturnType<typeof findUrlProblem> {
  const { pathname, search } = new URL(request.url);
  return findUrlProblem(pathname + search);
}

function refuseAddress(request: Request, problem: 'tooLong' | 'noPage'): Response {
  reportRefusal(problem === 'tooLong' ? 'long-address' : 'unreadable-address');
  const language = detectLanguage(request, LANGUAGES, FALLBACK_LANGUAGE);
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Content-Language': language });
  addSecurityHeaders(headers);
  const t = createTranslator(language, 'replies');
  return problem === 'tooLong'
    ? new Response(t('longAddress'), { status: 414, headers })
    : new Response(t('unreadableAddress'), { status: 404, headers });
}

export const handleDataRequest: HandleDataRequestFunction = async (
  response,
  { context, params, request },
) => {
  if (isPrefetch(request) && showsContentOnce(context)) return refusePrefetch(context);
  if (response.status !== REDIRECT_IN_DATA_STATUS && isResponseReadByClient(request))
    await removeContentShownOnce(context, response.status < 400);
  if (isSecretUrl(new URL(request.url), params)) addSecretAddressHeaders(response.headers);
  addRequestHeaders(context, response.headers);
  if (response.status === 503) response.headers.set('Retry-After', RETRY_AFTER_SECONDS);
  if (response.status !== 400 || request.method === 'GET') return response;
  response.headers.set(STATUS_HEADER, '400');
  return new Response(response.body, { headers: response.headers });
};

function isResponseReadByClient({ method, signal }: Request): boolean {
  return method !== 'HEAD' && !signal.aborted;
}

function addRequestHeaders(context: AppLoadContext, headers: Headers): void {
  for (const [name, value] of responseHeadersOf(context)) {
    if (name !== 'set-cookie') headers.set(name, value);
    else if (!headers.getSetCookie().includes(value)) headers.append(name, value);
  }
  addSecurityHeaders(headers);
}

const rootData = z.object({
  language: z.enum(LANGUAGES),
  showsKeys: z.boolean(),
  tagManagerId: z.string().nullable(),
  formKey: z.string(),
  owner: z.string().nullable(),
});

/** If the root loader failed, only the browser's headers are known (SHELL-23). */
function rootDataOf(context: EntryContext, request: Request) {
  const { data } = rootData.safeParse(context.staticHandlerContext.loaderData.root);
  const language = data?.language ?? detectLanguage(request, LANGUAGES, FALLBACK_LANGUAGE);
  const tagManagerId = data?.tagManagerId ?? null;
  const { showsKeys = false, formKey = null, owner = null } = data ?? {};
  return { language, showsKeys, formKey, owner, analytics: tagManagerId !== null };
}

function addSecretAddressHeaders(headers: Headers): void {
  headers.set('Referrer-Policy', 'strict-origin');
  headers.set(OWN_DOCUMENT_HEADER, '1');
}

function paramsOf({ staticHandlerContext: { matches } }: EntryContext) {
  return matches.at(-1)?.params ?? {};
}

function isRefusedForm(status: number, { staticHandlerContext: { actionData, errors } }: EntryContext) {
  return status >= 400 && actionData !== null && errors === null;
}

/** Links in e-mails end in a token, so do not log the address. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs): void {
  // Remix also reports what resource routes throw on purpose, and methods that a page does not support.
  const isDeliberateResponse =
    isRouteErrorResponse(error) && (error.status === 405 || !('error' in error && error.error));
  if (isDeliberateResponse || request.signal.aborted) return;
  log.error('page-failed', { method: request.method, error });
}
