import './schemas-without-eval.client';
import { data, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/node';
import {
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from '@remix-run/react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeLanguage } from 'remix-i18next/react';
import { fontPreloadLink } from 'ui/theme/fonts';
import { ReloadOnce } from '~/build-version/reload-once';
import { createLanguageCookie, readLanguageOfQuery } from '~/i18n/i18next.server';
import { FALLBACK_LANGUAGE, LANGUAGES } from '~/i18n/languages';
import { SHARED_NAMESPACES } from '~/i18n/namespaces';
import { joinNames } from '~/i18n/translated-text';
import { parseReferral } from './application/journey/rules/referral';
import { loadDemoParts, requireDemoWorld } from './demo/demo-parts.server';
import { createFormKey } from './forms/send-once/create-once.server';
import { useTranslator } from './i18n/use-translator';
import { FailedPage, kindOfError } from './page/error-page';
import { useNonce, useServerAddsScripts } from './page/nonce';
import { PageTitle, useRefusedLocationKey } from './page/page-title';
import {
  createFrameData,
  createThemeDeclarations,
  findPageOwner,
  takePageMessages,
} from './page/root-data.server';
import { readScheme } from './request/color-scheme-cookie.server';
import { readConsent } from './request/consent.server';
import { restoreTypedForm } from './request/interrupted-forms/interrupted-forms.server';
import { openRequest } from './request/open-request.server';
import { createFirstReferralCookie } from './request/referral-cookie.server';
import { isSecretUrl } from './request/secret-url.server';
import 'ui/theme/global.css';
import { LiveRegions } from 'ui/feedback/announce';
import { Toasts } from 'ui/feedback/toast';
import { useFocusOnArrival } from 'ui/feedback/use-focus-on-arrival';
import { FormKeyProvider, TypedFormProvider } from 'ui/fields/form/form-contexts';
import { useShellStorage } from 'ui/frame/stored-shell';
import { TagManager, useSilentTagManager } from 'ui/frame/tag-manager';
import { useFreshDocument } from 'ui/frame/use-fresh-document';
import { useOfflineNavigation } from 'ui/frame/use-offline-navigation';

const DemoParts = lazy(async () => ({ default: (await import('./demo/demo-parts')).DemoParts }));

export const handle = { i18n: [...SHARED_NAMESPACES] };

export const meta: MetaFunction<typeof loader> = ({ data: root, error }) =>
  root && error ? [{ title: joinNames(root.titles[kindOfError(error)], root.frame?.partnerName) }] : [];

export const links: LinksFunction = () => [
  fontPreloadLink,
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

/** If this loader failed, `OWNER_SCRIPT` keeps the last known user. */
const UNKNOWN_OWNER = '';

const PATH_WITH_OPTIONAL_CONFIG = '/not-found';

export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const request = await openRequest({ request: httpRequest, context });
  const session = request.session.dataOrNull;
  if (session) await requireDemoWorld(request);
  const config =
    request.facts.url.pathname === PATH_WITH_OPTIONAL_CONFIG ? request.configOrNull : request.config;

  const restoredForm = session && (await restoreTypedForm(request));
  await createFirstReferralCookie(
    request,
    httpRequest,
    parseReferral(request.facts.url, httpRequest.headers.get('Referer')),
  );

  const isMeasured = readConsent(httpRequest)?.analytics && !isSecretUrl(request.facts.url, params);
  const demo = session && (await loadDemoParts(request));
  const t = request.t('problem');
  const headers = new Headers();
  const requestedLanguage = readLanguageOfQuery(request.facts.url, LANGUAGES);
  if (requestedLanguage && requestedLanguage === request.facts.language)
    headers.append('Set-Cookie', createLanguageCookie(requestedLanguage, request.facts.isHttps));

  return data(
    {
      language: request.facts.language,
      owner: findPageOwner(request),
      frame: config && createFrameData(httpRequest, request, config),
      theme: createThemeDeclarations(config),
      scheme: readScheme(httpRequest),
      showsKeys: request.facts.showsKeys,
      tagManagerId: isMeasured ? (config?.tagManagerId ?? null) : null,
      flashes: takePageMessages(
        request,
        restoredForm?.remindsToSend ? [request.t('replies')('loggedOut.typedAgain')] : [],
      ),
      typedForm: restoredForm?.typedForm ?? null,
      formKey: createFormKey(),
      demo,
      usersMayApply: config?.usersMayApply ?? false,
      titles: {
        error: t('error.pageTitle'),
        notFound: t('notFound.pageTitle'),
        emailNotConfirmed: t('emailNotConfirmed.pageTitle'),
      },
    },
    { headers },
  );
}

export { shouldRevalidate } from './page/lost-connection';

export function Layout({ children }: { children: ReactNode }) {
  const rootData = useRouteLoaderData<typeof loader>('root');
  const nonce = useNonce();
  const hasAddedScripts = useServerAddsScripts();
  const { i18n } = useTranslation();
  const language = rootData?.language ?? i18n.language;
  const [tagManagerId] = useState(rootData?.tagManagerId ?? null);
  const isFormRefused = useRefusedLocationKey() !== null;
  return (
    <html
      lang={language}
      data-language={language}
      data-scheme={rootData?.scheme ?? undefined}
      data-texts={rootData?.showsKeys ? 'keys' : undefined}
      data-form={isFormRefused ? 'refused' : undefined}
      data-owner={rootData ? (rootData.owner ?? undefined) : UNKNOWN_OWNER}
    >
      <head>
        {/* This element must lie within the first 1,024 bytes, so the long colours follow. */}
        <meta charSet="utf-8" />
        {rootData && <PartnerColours theme={rootData.theme} nonce={nonce} />}
        <ReloadOnce />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Prevents a white flash in dark mode. */}
        <meta name="color-scheme" content={rootData?.scheme ?? 'light dark'} />
        <PageTitle partnerName={rootData?.frame?.partnerName} />
        <Meta />
        <Links />
        {tagManagerId && <TagManager id={tagManagerId} nonce={nonce} />}
      </head>
      <body>
        {children}
        <LiveRegions />
        <ScrollRestoration nonce={nonce} />
        {!hasAddedScripts && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

/** React may have to re-create the element, and only the server's element has the nonce. */
function PartnerColours({ theme, nonce }: { theme: string; nonce: string | undefined }) {
  const [firstNonce] = useState(
    () => nonce ?? document.querySelector<HTMLElement>('[data-partner-colours]')?.nonce,
  );
  return (
    <style nonce={firstNonce} data-partner-colours="" suppressHydrationWarning>
      {`:root{${theme}}`}
    </style>
  );
}

export default function App() {
  const rootData = useRouteLoaderData<typeof loader>('root');
  const { pathname } = useLocation();
  useChangeLanguage(rootData?.language ?? FALLBACK_LANGUAGE);
  useFocusOnArrival(pathname);
  const { showsKeys = false, tagManagerId = null } = rootData ?? {};
  useShellStorage(rootData?.frame ?? null, rootData?.theme ?? '');
  useSilentTagManager(tagManagerId !== null);
  useFreshDocument(`${showsKeys} ${tagManagerId}`, pathname);
  const t = useTranslator('problem');
  const offlineToasts = useOfflineNavigation(t('offline'));
  const flashes = rootData?.flashes;
  const toasts = useMemo(() => [...(flashes ?? []), ...offlineToasts], [flashes, offlineToasts]);
  return (
    <>
      {rootData?.demo && (
        <Suspense>
          <DemoParts {...rootData.demo} />
        </Suspense>
      )}
      <TypedFormProvider value={rootData?.typedForm ?? null}>
        <FormKeyProvider value={rootData?.formKey ?? ''}>
          <Outlet />
        </FormKeyProvider>
      </TypedFormProvider>
      <Toasts items={toasts} pagePath={pathname} />
    </>
  );
}

/** Errors below root are handled in the layout routes. */
export function ErrorBoundary() {
  const rootData = useRouteLoaderData<typeof loader>('root');
  const { pathname } = useLocation();
  return (
    <>
      <FailedPage />
      <Toasts items={rootData?.flashes ?? []} pagePath={pathname} />
    </>
  );
}
